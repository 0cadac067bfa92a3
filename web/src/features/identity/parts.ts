import { lazyPart } from '../../app/loading/loadable.tsx';

/** Asks for a fresh one-time code over the page, where an action wants one (N-3). */
export const OneTimeCodePart = lazyPart(
  async () => (await import('./one-time-code/OneTimeCodeDialog.tsx')).OneTimeCodeDialog,
);
