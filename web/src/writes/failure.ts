import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { screens } from '../app/routing/paths.ts';
import { isConnectionLost, isOffline } from '../app/loading/connection.ts';
import { sessionEnded, sessionStore } from '../app/data/session.ts';
import { pageMessages } from '../messages/messages.ts';

/** Why a write failed. `null` if the session has expired: the session dialog or the sign-in page says the rest. */
export type Failure = { message: string | null } | null;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Does a sensitive action need a new code first? The session is valid, nothing was done, and the same can be sent again (N-3). */
export const wantsStepUp = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'STEP_UP_REQUIRED');

/** The wait after too many requests, in seconds: null if unknown, `undefined` if there weren't too many. */
function waitOf(error: unknown): number | null | undefined {
  const seconds = (value: unknown) => (typeof value === 'number' && value > 0 ? Math.ceil(value) : null);
  if (ServerError.is(error))
    return error.statusCode === 429 ? seconds(Number(error.response.headers.get('retry-after'))) : undefined;
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const limited = error.errors.find(
    ({ extensions }) => extensions?.['code'] === 'RATE_LIMITED' || extensions?.['status'] === 429,
  );
  return limited && seconds(limited.extensions?.['retryAfterSeconds']);
}

/**
 * Turns what a mutation throws into the shopper's text: no connection, too many requests, or what
 * the server says; null text if only the default applies.
 */
export function failureOf(error: unknown): Failure {
  const { connection, tooMany } = pageMessages().frame;
  if (isConnectionLost(error)) return { message: connection[isOffline() ? 'offline' : 'unreachable'] };
  const wait = waitOf(error);
  if (wait !== undefined) return { message: tooMany(wait) };
  if (!CombinedGraphQLErrors.is(error)) return { message: null };
  const refusal = error.errors.find(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
  if (!refusal) return { message: text(error.errors[0]?.message) };
  // The page stays under the dialog, which the link may have opened already.
  if (sessionStore.read()) return null;
  const signInPath = text(refusal.extensions?.['signInPath']) ?? screens.signIn;
  const dialogShown = refusal.extensions?.['session'] === 'EXPIRED' && sessionEnded(signInPath);
  if (!dialogShown) window.location.assign(signInPath);
  return null;
}
