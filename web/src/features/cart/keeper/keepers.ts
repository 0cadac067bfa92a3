import type { ApolloClient } from '@apollo/client';
import { noteChange } from '../../../app/data/answers.ts';
import { pageState, thisPage } from '../../../page/page.ts';
import { abCart } from '../../../storage/ab-cart.ts';
import { cartQueue } from '../../../storage/cart-queue.ts';
import { earlyAdditions } from '../../../storage/early-additions.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import { type CartKeeper, makeKeeper } from './keeper.ts';
import { browserPorts, type PageParts, placeOf } from './ports.ts';
import { restoredQueue, tabOf } from './queue.ts';
import { makeQueueHold } from './queue-hold.ts';
import { fromStored } from './stored.ts';
import { leftBehind } from './left-behind.ts';

interface Kept {
  keeper: CartKeeper;
  page: PageParts;
}

const keepers = pageState(() => new WeakMap<ApolloClient, Kept>());

/** Who keeps the carts of this page. Made when first asked for: it shows what the browser knows, and asks the server unless that is young enough. */
export function keptCarts(client: ApolloClient): Kept {
  const kept = keepers();
  let found = kept.get(client);
  if (!found) {
    const page: PageParts = { draws: [], announce: () => undefined, tell: () => undefined };
    const place = placeOf(client);
    const stored = abCart.read(place);
    const queueKept = cartQueue.read();
    const queue = restoredQueue(queueKept, place.owner);
    const { tab, isLeft } = tabOf(queue && queueKept);
    const hold = makeQueueHold(randomHex);
    const keeper = makeKeeper(browserPorts(client, page, hold), {
      settled: stored && fromStored(stored),
      queue,
      isOurs: tab === undefined ? undefined : hold.claim(tab, isLeft),
    });
    kept.set(client, (found = { keeper, page }));
    for (const wanted of leftBehind(earlyAdditions.take(), place.owner)) keeper.add(wanted);
    // Only the page that comes after in this tab finds this; a duplicated tab has what was stored before.
    window.addEventListener('pagehide', cartQueue.leave);
    if (!stored) void keeper.refresh();
    // Answered in the page before, or in another tab, while this page was on its way: what it came with may be older.
    else if (stored.updatedTime > thisPage().openedAt) noteChange();
  }
  return found;
}

/** The keeper, if there is one already: drawing makes none. */
export const knownKeeper = (client: ApolloClient): CartKeeper | undefined => keepers().get(client)?.keeper;
