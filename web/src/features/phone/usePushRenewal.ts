import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** Looks once a page has settled whether notices still reach this browser; only where the browser's owner has allowed them. */
export function usePushRenewal(): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
    const renew = async () => (await import('./push/renew.ts')).renewPush(client);
    void renew().catch(() => undefined);
  }, [client]);
}
