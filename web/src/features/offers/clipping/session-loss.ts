import { CombinedGraphQLErrors } from '@apollo/client';
import { screens } from '../../../app/routing/paths.ts';
import { later } from '../../../page/page.ts';

/** How long the page stays as it is before another takes its place, in milliseconds (S-135, S-136). */
const pauseMs = 500;

/** For an operation whose caller sees to what becomes of the session: no dialog opens over the page. */
export const seesToSession = { seesToSession: true } as const;

/** What happened to the session in the middle of a clip. */
interface Loss {
  /** S-226, S-227: for whoever watches over the storefront, not for the shopper. */
  report: string;
  /** Path that is loaded. */
  to: string;
}

const codeOf = (error: unknown): unknown =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => extensions?.['code'])?.extensions?.['code']
    : null;

/** Whether a clip failed because of the session: it has ended (S-136), or no one could say whose it is (S-135); null for any other failure. */
export function lossOf(error: unknown, here: string): Loss | null {
  const code = codeOf(error);
  if (code === 'UNAUTHENTICATED') return { report: 'Coupon Clip - Session is expired, reloading the page', to: here };
  if (code === 'SIGN_IN_UNAVAILABLE') return { report: 'Coupon Clip - User info failed', to: screens.error };
  return null;
}

/** An error of clipping, by which reports are sorted (S-220). */
class ClippingError extends Error {
  override name = 'coupon clipping';
}

/** Reports the loss, and loads the page anew, or the error page, half a second later. */
export function leaveAfter({ report, to }: Loss, leave: (path: string) => void): void {
  reportError(new ClippingError(report));
  later(() => leave(to), pauseMs);
}
