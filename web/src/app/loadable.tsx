import { type ComponentType, createElement, Suspense, use } from 'react';

/** A part of a screen whose code loads only where the part is shown. */
export interface Loadable<Props> {
  /** Loads the code, once. A route's loader and `prepare` await it, so that the part is in the server's page. */
  load: () => Promise<ComponentType<Props>>;
  /** Draws the part, at once when its code is there. */
  Part: ComponentType<Props>;
}

/** Makes a loadable part. Its styles have to come with the route, or the server's page shows it bare. */
export function loadable<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const load = () =>
    (loading ??= fetchCode().then((Component) => {
      loaded = Component;
      return Component;
    }));
  const Loaded = (props: Props) => createElement(loaded ?? use(load()), props);
  const Part = (props: Props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
  return { load, Part };
}
