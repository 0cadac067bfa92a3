type Request = typeof import('./send-play.ts');

let loading: Promise<Request> | undefined;

/** What asks for a play: too long for the first load, so it is fetched while the shopper looks, and once more after a failure. */
export const loadPlayRequest = (): Promise<Request> =>
  (loading ??= import('./send-play.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
