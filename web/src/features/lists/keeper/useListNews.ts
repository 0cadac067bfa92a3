import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { knownData } from '../../../app/data/answers.ts';
import { ownerOf } from '../../../app/data/owner.ts';
import { sessionStore } from '../../../app/data/session.ts';
import { listQueue } from '../../../storage/list-queue.ts';
import { liveChanges } from '../../live/live-changes.ts';
import { paced } from '../../live/paced.ts';
import { MyListDocument } from './MyList.generated.ts';

/**
 * Asks for the list again when somebody else in the household has changed it, on whatever device (S-125, N-58): while
 * the page is open, or before it listened, when its answer may have been on its way.
 */
export function useListNews(): void {
  const client = useApolloClient();
  useEffect(() => {
    const pace = paced(() => {
      if (!isBehind(client) || sessionStore.hasEnded()) return;
      // What is on its way brings the newest itself.
      if (listQueue.of(ownerOf(client)).length > 0) return pace.ask();
      void client.query({ query: MyListDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    });
    const hear = () => {
      if (isBehind(client)) pace.ask();
    };
    hear();
    const unsubscribe = liveChanges.subscribe(hear);
    return () => {
      unsubscribe();
      pace.stop();
    };
  }, [client]);
}

/** Is what the page knows older than what it has heard of? */
function isBehind(client: ApolloClient): boolean {
  const known = knownData(client, MyListDocument)?.myList;
  return known !== null && known !== undefined && known.version < liveChanges.newest({ kind: 'LIST', id: 'my-list' });
}
