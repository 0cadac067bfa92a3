import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../app/loadable.tsx';
import { sessionStore } from '../../app/session.ts';

const SessionTimeoutDialog = lazyPart(async () => (await import('./SessionTimeoutDialog.tsx')).default);

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
