import type { ApolloClient } from '@apollo/client';
import { ownerOf } from '../../app/data/owner.ts';
import { listQueue } from '../../storage/list-queue.ts';

/** Sends what waits for My List, on whatever page: a guest's list once somebody has signed in (N-6), or what a page left. */
export function takeListAlong(client: ApolloClient): void {
  if (!listQueue.hasToSend(ownerOf(client))) return;
  // Whatever it is, the next page tries again.
  void import('./keeper/list-keeper.ts').then(
    ({ listKeeperOf }) => listKeeperOf(client).resume(),
    () => undefined,
  );
}
