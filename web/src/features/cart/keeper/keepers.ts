import type { ApolloClient } from '@apollo/client';
import { abCart } from '../../../storage/ab-cart.ts';
import { cartQueue } from '../../../storage/cart-queue.ts';
import { type CartKeeper, makeKeeper } from './keeper.ts';
import { browserPorts, type PageParts, placeOf } from './ports.ts';
import { restoredQueue } from './queue.ts';
import { fromStored } from './stored.ts';

interface Kept {
  keeper: CartKeeper;
  page: PageParts;
}

const kept = new WeakMap<ApolloClient, Kept>();

/** Who keeps the carts of this page. Made when first asked for: it shows what the browser knows, and asks the server unless that is young enough. */
export function keptCarts(client: ApolloClient): Kept {
  let found = kept.get(client);
  if (!found) {
    const page: PageParts = { draws: [], announce: () => undefined, tell: () => undefined };
    const place = placeOf(client);
    const stored = abCart.read(place);
    const keeper = makeKeeper(browserPorts(client, page), {
      settled: stored && fromStored(stored),
      queue: restoredQueue(cartQueue.read(), place.owner),
    });
    kept.set(client, (found = { keeper, page }));
    if (!stored) void keeper.refresh();
  }
  return found;
}

/** The keeper, if there is one already: drawing makes none. */
export const knownKeeper = (client: ApolloClient): CartKeeper | undefined => kept.get(client)?.keeper;
