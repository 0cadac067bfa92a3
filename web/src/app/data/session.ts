import { pageNews } from '../../page/news.ts';
import { pageState } from '../../page/page.ts';

/** What the session-timeout dialog needs: where to sign in again. */
export interface EndedSession {
  signInPath: string;
}

/** `ended`: what the dialog shows while it is open. */
const page = pageState((): { ended: EndedSession | undefined; hasEnded: boolean } => ({
  ended: undefined,
  hasEnded: false,
}));
const { subscribe, tell } = pageNews();

/**
 * Says that the session has ended and could not be renewed (S-109). Opens the session-timeout dialog (S-38), once for
 * each loaded page (T-21); on the server and when it has been shown before it answers false, and the caller sends the
 * shopper to sign in.
 */
export function sessionEnded(signInPath: string): boolean {
  if (typeof window === 'undefined') return false;
  const session = page();
  // One refusal is heard by the link and by what sent the operation; the dialog is open for both.
  if (session.ended) return true;
  if (session.hasEnded) return false;
  session.hasEnded = true;
  session.ended = { signInPath };
  tell();
  return true;
}

/** The shopper goes on without signing in: the dialog closes and does not come back. */
export function continueWithoutSession(): void {
  page().ended = undefined;
  tell();
}

/** For `useSyncExternalStore`. */
export const sessionStore = {
  subscribe,
  read: (): EndedSession | undefined => page().ended,
  /** Has it ended since the page was loaded? */
  hasEnded: (): boolean => page().hasEnded,
  readOnServer: (): EndedSession | undefined => undefined,
};
