import { useEffect, useSyncExternalStore } from 'react';
import { useStaleSince } from '../data/answers.ts';
import { connectionStore } from '../loading/connection.ts';
import { loadable } from '../loading/loadable.tsx';

const module = 'src/app/shell/PageNotices.tsx';
const connection = loadable(module, async () => (await import('./PageNotices.tsx')).ConnectionNotice);
const stale = loadable(module, async () => (await import('./PageNotices.tsx')).StaleNotice);

/** What keeps the next page waiting, when something does. Its code comes after the first page, while there is a connection. */
export function Connection() {
  const waiting = useSyncExternalStore(connectionStore.subscribe, connectionStore.read, connectionStore.readOnServer);
  useEffect(() => {
    void connection.load();
    void stale.load();
  }, []);
  return waiting ? <connection.Part waiting={waiting} /> : null;
}

/** How old the page is, when it could not be refreshed. */
export function Stale() {
  const since = useStaleSince();
  return since === null ? null : <stale.Part since={since} />;
}
