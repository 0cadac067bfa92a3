import { CombinedGraphQLErrors } from '@apollo/client';
import { sessionEnded } from '../../app/session.ts';

/** What a write met. `null` when the session has ended: the session dialog or the sign-in page says the rest. */
export type Failure = { message: string | null } | null;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Does a sensitive action want a fresh code first? The session holds, nothing was done, the same can be sent again (N-3). */
export const wantsStepUp = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'STEP_UP_REQUIRED');

/** Turns what a mutation throws into the shopper's text; null text when nothing but the default can be said. */
export function failureOf(error: unknown): Failure {
  if (!CombinedGraphQLErrors.is(error)) return { message: null };
  const refusal = error.errors.find(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
  if (!refusal) return { message: text(error.errors[0]?.message) };
  const signInPath = text(refusal.extensions?.['signInPath']) ?? '/account/sign-in.html';
  const dialogShown = refusal.extensions?.['session'] === 'EXPIRED' && sessionEnded(signInPath);
  if (!dialogShown) window.location.assign(signInPath);
  return null;
}
