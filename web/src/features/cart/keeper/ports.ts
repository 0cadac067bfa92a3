import type { ApolloClient } from '@apollo/client';
import { changesAnswered, knownData } from '../../../app/data/answers.ts';
import { FrameShopDocument } from '../../../app/data/FrameShop.generated.ts';
import { ownerOf } from '../../../app/data/owner.ts';
import { sessionEnded } from '../../../app/data/session.ts';
import { screens } from '../../../app/routing/paths.ts';
import { isConnectionLost, whenBack } from '../../../app/loading/connection.ts';
import { pageMessages } from '../../../messages/messages.ts';
import { pageCartTexts } from '../../../messages/cart.ts';
import { pageNow } from '../../../page/clock.ts';
import { abCart, type CartPlace } from '../../../storage/ab-cart.ts';
import { cartQueue } from '../../../storage/cart-queue.ts';
import { guestCartIsOn } from '../../../storage/guest-cart-flag.ts';
import { failureOf } from '../../../writes/failure.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import type { CartsDocument } from './Carts.generated.ts';
import type { OrderCartDocument } from './OrderCart.generated.ts';
import type { SellerCartsDocument } from '../SellerCart/SellerCarts.generated.ts';
import type { KeeperPorts } from './keeper-ports.ts';
import { isSent, toKept } from './queue.ts';
import { makeQueueHold } from './queue-hold.ts';
import { settledOf, type Settled } from './settled.ts';
import { storedChannel, toStored } from './stored.ts';
import { guest } from '../../../storage/whose.ts';

/** Asks for whole carts, for what sellers' strips say of them, or for the whole order that is being changed; the part that draws them brings it along. */
export type WholeCarts = typeof CartsDocument | typeof OrderCartDocument | typeof SellerCartsDocument;

/** What a page's parts tell the keeper. */
export interface PageParts {
  /** What each part of the page that draws whole carts asks for. */
  draws: WholeCarts[];
  announce: (message: string) => void;
  tell: (settled: Settled) => void;
}

/** Where and for whom a stored cart would be shown now. */
export function placeOf(client: ApolloClient): CartPlace {
  const shop = knownData(client, FrameShopDocument)?.shop;
  return {
    owner: ownerOf(client),
    storeId: shop?.store.id ?? null,
    channel: shop ? storedChannel(shop.channel) : null,
    now: pageNow(),
  };
}

/** Fragments that S-30 names: where the browser is told that the carts have changed; and the page of S-31, whose add-all button it refreshes. */
const toldAt = /erums\/store\/prebook|erums\/cart\/dnf|\/product/;
const isTold = ({ pathname, search, hash }: Location): boolean =>
  toldAt.test(pathname + hash) || new URLSearchParams(search).get('view') === 'instantCart';

/** Needed with the first change and not to draw anything. */
export const loadOperations = () => import('./operations.ts');

/** The keeper's way to the server, the browser's stores, and the page. */
export function browserPorts(client: ApolloClient, page: PageParts, hold = makeQueueHold(randomHex)): KeeperPorts {
  const store = (settled: Settled) => {
    abCart.write(toStored(settled, settled.owner));
    // A shopper's page that gets a guest's carts: the session has ended without a word.
    if (settled.owner === guest && ownerOf(client) !== guest) sessionEnded(screens.signIn);
    if (isTold(window.location))
      window.dispatchEvent(new CustomEvent('cart-updated', { detail: { cartQty: settled.itemCount } }));
  };
  return {
    flights: loadOperations,
    send: async (input) => {
      const isGuest = ownerOf(client) === guest;
      if (isGuest && !(await guestCartIsOn()))
        return { settled: null, done: [], refused: [], error: pageCartTexts().guestOff };
      return (await loadOperations()).sendChange(client, input, isGuest);
    },
    isWhole: () => page.draws.length > 0,
    load: async () => {
      const asked = page.draws.length > 0 ? [...new Set(page.draws)] : [(await loadOperations()).CartSummaryDocument];
      const answers = await Promise.all(
        asked.map((query) => client.query({ query, fetchPolicy: 'network-only', errorPolicy: 'all' })),
      );
      const carts = answers[0]?.data?.carts;
      return carts ? settledOf(carts, pageNow()) : null;
    },
    changes: changesAnswered,
    isOffline: isConnectionLost,
    textOf: (error) => {
      const failure = failureOf(error);
      return failure && (failure.message ?? pageMessages().frame.unavailable.text);
    },
    waitingText: () => pageCartTexts().waiting,
    storeQueue: (queue) => {
      if (!isSent(queue)) return cartQueue.write(toKept(queue, ownerOf(client), hold.keep()));
      cartQueue.write(null);
      hold.end();
    },
    store,
    storeFailure: () => abCart.invalidate(),
    tell: (settled) => page.tell(settled),
    announce: (message) => page.announce(message),
    newId: randomHex,
    whenBack,
  };
}
