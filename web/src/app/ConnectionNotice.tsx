import { Toast } from '@larder/design-system/Toast';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../messages/messages.ts';
import { connectionStore, tryAgain } from './connection.ts';

/** Says why the page that was asked for does not come, over the page that stays, and offers to try again. */
export function ConnectionNotice() {
  const { connection, unavailable } = useMessages().frame;
  const waiting = useSyncExternalStore(connectionStore.subscribe, connectionStore.read, connectionStore.readOnServer);
  if (!waiting) return null;
  return (
    <Toast icon="triangle-alert" action={{ label: unavailable.again, onClick: tryAgain }}>
      {connection.waiting[waiting]}
    </Toast>
  );
}
