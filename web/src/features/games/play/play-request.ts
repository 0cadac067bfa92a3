import { pageState } from '../../../page/page.ts';

type Request = typeof import('./send-play.ts');

const page = pageState((): { loading?: Promise<Request> | undefined } => ({}));

/** What asks for a play: too long for the first load, so it is fetched while the shopper looks, and once more after a failure. */
export function loadPlayRequest(): Promise<Request> {
  const state = page();
  return (state.loading ??= import('./send-play.ts').catch((error: unknown) => {
    state.loading = undefined;
    throw error;
  }));
}
