import type { PlayDocument as Document } from './Play.generated.ts';

let loading: Promise<typeof Document> | undefined;

/** The mutation of a play: too long for the first load, so it is fetched while the shopper looks, and once more after a failure. */
export const loadPlayDocument = (): Promise<typeof Document> =>
  (loading ??= import('./Play.generated.ts').then(
    ({ PlayDocument }) => PlayDocument,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));
