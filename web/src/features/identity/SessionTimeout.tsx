import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../app/loading/loadable.tsx';
import { sessionStore } from '../../app/data/session.ts';

const SessionTimeoutDialog = lazyPart(async () => (await import('./session/SessionTimeoutDialog.tsx')).default);

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
