/** What the session-timeout dialog needs: where to sign in again. */
export interface EndedSession {
  signInPath: string;
}

let ended: EndedSession | undefined;
let shown = false;
const listeners = new Set<() => void>();

/**
 * Says that the session has ended and could not be renewed (S-109). Opens the session-timeout dialog (S-38), once for
 * each loaded page (T-21); on the server and when it has been shown before it answers false, and the caller sends the
 * shopper to sign in.
 */
export function sessionEnded(signInPath: string): boolean {
  if (typeof window === 'undefined') return false;
  // One refusal is heard by the link and by what sent the operation; the dialog is open for both.
  if (ended) return true;
  if (shown) return false;
  shown = true;
  ended = { signInPath };
  for (const listener of listeners) listener();
  return true;
}

/** The shopper goes on without signing in: the dialog closes and does not come back. */
export function continueWithoutSession(): void {
  ended = undefined;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const sessionStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: (): EndedSession | undefined => ended,
  /** Has it ended since the page was loaded? */
  hasEnded: (): boolean => shown,
  readOnServer: (): EndedSession | undefined => undefined,
  /** Back to the state of a freshly loaded page. */
  reset: (): void => {
    ended = undefined;
    shown = false;
  },
};
