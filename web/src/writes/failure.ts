import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { screens } from '../app/routing/paths.ts';
import { isConnectionLost, isOffline } from '../app/loading/connection.ts';
import { sessionEnded, sessionStore } from '../app/data/session.ts';
import { pageMessages } from '../messages/messages.ts';

/** What a write met. `null` when the session has ended: the session dialog or the sign-in page says the rest. */
export type Failure = { message: string | null } | null;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Does a sensitive action want a fresh code first? The session holds, nothing was done, the same can be sent again (N-3). */
export const wantsStepUp = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'STEP_UP_REQUIRED');

/** The wait after a request too many, in seconds: null when it is not known, `undefined` when it was not too many. */
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
 * Turns what a mutation throws into the shopper's text: that there is no connection, that it was too much at once, or what
 * the server says; null text when nothing but the default can be said.
 */
export function failureOf(error: unknown): Failure {
  const { connection, tooMany } = pageMessages().frame;
  if (isConnectionLost(error)) return { message: connection.write[isOffline() ? 'offline' : 'unreachable'] };
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
