import { lazy, Suspense, useSyncExternalStore } from 'react';
import { sessionStore } from '../../app/session.ts';

const SessionTimeoutDialog = lazy(() => import('./SessionTimeoutDialog.tsx'));

/** The session-timeout dialog (S-38), once the session has ended; its code loads only then. */
export function SessionTimeout() {
  const ended = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, sessionStore.readOnServer);
  if (!ended) return null;
  return (
    <Suspense>
      <SessionTimeoutDialog signInPath={ended.signInPath} />
    </Suspense>
  );
}
