import { estimatedPoints } from '../../games/index.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { CartsView, CartView } from '../contract/carts.ts';
import type { PricedCart, PricedLine } from '../quotes/priced-cart.ts';
import { quoteShownCart } from '../quotes/quote-cart.ts';
import { byKind, type CartCategory } from '../rules/kinds.ts';
import { type Message, messageOf } from '../rules/messages.ts';
import { optionCents } from '../rules/options.ts';
import { cartsOf, type CartHead, type Owner } from '../store/carts.ts';
import { linesOf, noteTold, type Told } from '../store/lines.ts';
import { savedIn } from './saved.ts';
import { cartView, removedViews } from '../views/carts.ts';

export interface Reading {
  categories: readonly CartCategory[];
  /** What this request has done that the shopper must be told, by cart. */
  told?: ReadonlyMap<string, readonly Message[]>;
}

/** An owner's carts as REST returns them, each priced now; null for a guest without one. */
export async function readCarts(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  owner: Owner | null,
  { categories, told }: Reading,
): Promise<CartsView> {
  const now = clock.now();
  const heads = owner === null ? [] : await cartsOf(db, owner);
  const asked = heads.filter(({ category, orderNumber }) => orderNumber !== null || categories.includes(category));
  const lines = await linesOf(
    db,
    asked.map(({ cartId }) => cartId),
  );
  const isFilled = ({ cartId, orderNumber }: CartHead) =>
    orderNumber !== null || lines.get(cartId)?.some(({ quantity }) => quantity > 0);
  const shown = asked.filter(isFilled).toSorted(byKind);
  const points = owner !== null && 'householdId' in owner ? await estimatedPoints(db, owner.householdId, now) : null;
  const views = await Promise.all(
    shown.map(async (head) => {
      const all = lines.get(head.cartId) ?? [];
      const cart = await quoteShownCart(db, { head, lines: all }, { now });
      const messages = [...(told?.get(head.cartId) ?? []), ...(await newsOf(db, cart))];
      const view = cartView(cart, { messages, earns: points?.(earning(cart), cart.store.state) ?? [] });
      return { head, view, removed: removedViews(all, cart) };
    }),
  );
  const carts = views.flatMap(({ head, view }) => (head.orderNumber === null ? [view] : []));
  const edit = views.find(({ head }) => head.orderNumber !== null);
  return {
    carts,
    multiCartSummary: summaryOf(carts),
    savedForLater: await savedIn(db, asked, lines, now),
    guestCartId: owner !== null && 'guestCartId' in owner ? owner.guestCartId : null,
    edit: edit
      ? {
          orderNumber: edit.head.orderNumber ?? '',
          storeId: edit.head.storeId,
          cart: edit.view,
          removed: edit.removed,
        }
      : null,
  };
}

/** Lines as the games count them: after the store's discounts, before coupons (N-10). */
const earning = ({ quote, inputs }: PricedCart) =>
  quote.lines.map(({ storeNetCents: netCents }, index) => ({
    category: inputs.lines[index]?.category ?? ('GROCERY' as const),
    netCents,
  }));

/** S-76: what can be had. */
function summaryOf(carts: readonly CartView[]): CartsView['multiCartSummary'] {
  const available = carts.filter(({ cartSummary }) => cartSummary.itemCount > 0);
  const sum = (of: (summary: CartView['cartSummary']) => number) =>
    available.reduce((total, { cartSummary }) => total + of(cartSummary), 0);
  return {
    finalTransactionTotal: sum(({ finalTransactionTotal }) => finalTransactionTotal),
    totalAvailableCarts: available.length,
    totalAvailableItems: sum(({ itemCount }) => itemCount),
    totalAvailableQuantity: sum(({ availableItemQuantity }) => availableItemQuantity),
  };
}

/** What has changed since the shopper was told: each change is told to one reader, once. */
async function newsOf(db: Database, { head, lines }: PricedCart): Promise<Message[]> {
  const news = lines.flatMap(({ line, ...rest }) => {
    // What was ordered keeps its price.
    const cents = line.placed === null ? centsOf({ line, ...rest }) : line.told.cents;
    const now = { cents, reason: rest.reason };
    const message = messageOf(line, now);
    return message ? [{ message, told: { entryId: line.entryId, was: line.told, now } satisfies Told }] : [];
  });
  if (news.length === 0) return [];
  const fresh = await noteTold(
    db,
    head.cartId,
    news.map(({ told }) => told),
  );
  return news.flatMap(({ message }) => (fresh.has(message.entryId ?? '') ? [message] : []));
}

/** What a package or a pound costs with its options. */
const centsOf = ({ line, goods }: PricedLine): number =>
  goods?.price ? goods.price.priceCents + optionCents(line.options, goods.groups) : line.told.cents;
