import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useKnownAnswer } from '../../../app/data/answers.ts';
import { ownerOf } from '../../../app/data/owner.ts';
import { pageMyListTexts } from '../../../messages/savings/my-list.ts';
import { type ListWish, listQueue } from '../../../storage/list-queue.ts';
import { guest } from '../../../storage/whose.ts';
import { type ListKeeper, listKeeperOf, type ListNotice } from './list-keeper.ts';
import { MyListDocument, type MyList_ListFragment } from './MyList.generated.ts';
import { useListNews } from './useListNews.ts';
import { useGuestList } from './useGuestList.ts';
import { shownItems } from './wishes.ts';

const none: readonly ListWish[] = [];

/** My List as the shopper wants it, and who keeps it. */
export interface ShownList {
  /** As the server said last; null if it couldn't be loaded. */
  list: MyList_ListFragment | null;
  items: MyList_ListFragment['items'];
  keeper: ListKeeper;
  notice: ListNotice | null;
}

/** The list of a page that has asked for it. What waits is shown once the page has been taken over. */
export function useMyList(): ShownList {
  const client = useApolloClient();
  const known = useKnownAnswer(MyListDocument)?.myList ?? null;
  const keeper = listKeeperOf(client);
  const wishes = useSyncExternalStore(listQueue.subscribe, listQueue.read, () => none);
  const notice = useSyncExternalStore(keeper.subscribe, keeper.read, () => null);
  useEffect(() => keeper.resume(), [keeper]);
  useListNews();
  const owner = ownerOf(client);
  // The server's page has the list, but no one's name on its client.
  const isGuest = owner === guest && known === null;
  const own = useMemo(() => wishes.filter((wish) => wish.owner === owner), [wishes, owner]);
  const placed = useGuestList(client, isGuest ? own : none);
  const list = isGuest ? placed : known;
  const items = useMemo(() => {
    const there = list?.items ?? [];
    if (own.length === 0) return isGuest ? [] : there;
    // What a guest has taken off since is gone.
    const left = isGuest ? there.filter(({ id }) => own.some((wish) => wish.id === id)) : there;
    return [...shownItems(left, own, pageMyListTexts().written)];
  }, [list, own, isGuest]);
  return { list, items, keeper, notice };
}
