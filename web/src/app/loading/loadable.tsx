import {
  type ComponentType,
  createContext,
  createElement,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  use,
} from 'react';
import { withSheet } from './load-sheet.ts';
import { loadCode } from './stale-chunk.ts';

/** Hears of each part that is drawn; the server names the part's files then, styles first, so that it is never seen bare. */
export const PartsContext = createContext<(module: string) => void>(() => undefined);

/**
 * A part whose code loads when it is first drawn, under a `Suspense` of its own. Without a connection it waits for one.
 * @param module key of its code, `src/features/…`, when its styles are in a sheet that the page may not have
 */
export const lazyPart = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  module = '',
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadCode(withSheet(module, fetchCode)) }));

/** A part of a screen whose code loads only where the part is shown. */
export interface Loadable<Props> {
  /** Loads the code, once. A route's loader and `prepare` await it, so that the part is in the server's page. */
  load: () => Promise<ComponentType<Props>>;
  /** Draws the part, at once when its code is there. */
  Part: ComponentType<Props>;
}

/** Makes a loadable part. @param module key of its code in Vite's manifest, so that the server can name its files; empty when the page that is there needs none of them. @param fallback what stands in its place until the code is there, or makes it of the part's props */
export function loadable<Props extends object>(
  module: string,
  fetchCode: () => Promise<ComponentType<Props>>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
): Loadable<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const load = () => (loading ??= bearingItsValue(loadCode(withSheet(module, fetchCode))));
  const Loaded = (props: Props) => {
    if (module) use(PartsContext)(module);
    return createElement(use(load()), props);
  };
  const Part = (props: Props) => (
    <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
      <Loaded {...props} />
    </Suspense>
  );
  return { load, Part };
}

/** React reads a promise that bears its value at once, without a turn of waiting in which the fallback would show. */
function bearingItsValue<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
