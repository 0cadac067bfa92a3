import { type ComponentType, createContext, createElement, type ReactNode, Suspense, use } from 'react';

/** Hears of each part that is drawn; the server names the part's files then, styles first, so that it is never seen bare. */
export const PartsContext = createContext<(module: string) => void>(() => undefined);

/** A part of a screen whose code loads only where the part is shown. */
export interface Loadable<Props> {
  /** Loads the code, once. A route's loader and `prepare` await it, so that the part is in the server's page. */
  load: () => Promise<ComponentType<Props>>;
  /** Draws the part, at once when its code is there. */
  Part: ComponentType<Props>;
}

/** Makes a loadable part. @param module key of its code in Vite's manifest, so that the server can name its files. @param fallback what stands in its place until the code is there */
export function loadable<Props extends object>(
  module: string,
  fetchCode: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): Loadable<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const load = () =>
    (loading ??= fetchCode().then((Component) => {
      loaded = Component;
      return Component;
    }));
  const Loaded = (props: Props) => {
    use(PartsContext)(module);
    return createElement(loaded ?? use(load()), props);
  };
  const Part = (props: Props) => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
  return { load, Part };
}
