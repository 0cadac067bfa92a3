import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useState } from 'react';
import { useInboxTexts } from '../../messages/inbox.ts';
import { failureOf } from '../../writes/failure.ts';
import { InboxDocument, type InboxQuery, MarkNoticeReadDocument } from './Inbox.generated.ts';

/** Marks notices as read, one after the other; what can't be saved stays unread, and says why. */
export function useMarkRead(me: InboxQuery['me']) {
  const texts = useInboxTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const [failed, setFailed] = useState<string | null>(null);
  const markRead = async (noticeIds: readonly string[]): Promise<void> => {
    setFailed(null);
    try {
      for (const noticeId of noticeIds) {
        const { data } = await client.mutate({ mutation: MarkNoticeReadDocument, variables: { input: { noticeId } } });
        const changed = data?.markNoticeRead.inbox;
        if (!changed || !me) return;
        client.writeQuery({ query: InboxDocument, data: { me: { ...me, inbox: changed } } });
        if (noticeId === noticeIds.at(-1)) announce(texts.unreadCount(changed.unreadCount));
      }
    } catch (error) {
      const failure = failureOf(error);
      if (failure) setFailed(failure.message ?? texts.couldNotMark);
    }
  };
  return { failed, markRead };
}
