import type { ApolloClient } from '@apollo/client';
import { useEffect, useState } from 'react';
import type { ListWish } from '../../../storage/list-queue.ts';
import { GuestListDocument, type MyList_ListFragment } from './MyList.generated.ts';
import { changesOf } from './wishes.ts';

/** How long taps are gathered before they are asked about, in milliseconds. */
const gather = 250;
/** Items that are placed; each is at most two changes. */
const most = 50;

/**
 * A guest's list as it is at the store: with aisles, prices, and offers (N-6). It is asked for as the list changes, and
 * kept in this browser alone. null until it is there, and for whoever is signed in.
 */
export function useGuestList(client: ApolloClient, wishes: readonly ListWish[]): MyList_ListFragment | null {
  const [list, setList] = useState<MyList_ListFragment | null>(null);
  const { add, set } = changesOf(wishes.slice(0, most));
  const asked = add.length === 0 ? '' : JSON.stringify({ add, set });
  useEffect(() => {
    if (asked === '') return undefined;
    let isOver = false;
    const look = async () => {
      const { data } = await client
        .query({
          query: GuestListDocument,
          variables: JSON.parse(asked) as { add: typeof add; set: typeof set },
          fetchPolicy: 'no-cache',
        })
        // Without an answer the list stands as the guest wrote it.
        .catch(() => ({ data: undefined }));
      if (!isOver && data?.guestList) setList(data.guestList);
    };
    const timer = setTimeout(() => void look(), gather);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, asked]);
  return asked === '' ? null : list;
}
