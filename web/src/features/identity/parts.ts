import { lazyPart } from '../../app/loading/loadable.tsx';

/** Asks for a fresh one-time code over the page, where an action wants one (N-3). */
export const OneTimeCodePart = lazyPart(
  async () => (await import('./one-time-code/OneTimeCodeDialog.tsx')).OneTimeCodeDialog,
  'src/features/identity/one-time-code/OneTimeCodeDialog.tsx',
);

/** Signs a guest in over the page, where something was clicked that wants a shopper (S-163). */
export const SignInPart = lazyPart(
  async () => (await import('./sign-in/SignInDialog.tsx')).SignInDialog,
  'src/features/identity/sign-in/SignInDialog.tsx',
);
