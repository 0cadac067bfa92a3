import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { LoadedCart } from '../quotes/quote-cart.ts';
import type { CartCategory } from '../rules/kinds.ts';
import type { Message } from '../rules/messages.ts';
import { cartsOf, type CartHead, lockCarts, type Owner, type Place } from '../store/carts.ts';
import { countChange } from '../store/changes.ts';

/**
 * Moves carts to where their owner shops now; what that does to prices and stock is told when they are read. A cart that is
 * there already stays as it is, and so does a pending order's. @returns what to tell, by cart
 */
export async function moveCarts(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  owner: Owner,
  places: ReadonlyMap<CartCategory, Place>,
): Promise<ReadonlyMap<string, readonly Message[]>> {
  const isElsewhere = (head: CartHead): boolean => {
    const to = places.get(head.category);
    return to !== undefined && head.orderNumber === null && !isAt(head, to);
  };
  const elsewhere = (await cartsOf(db, owner)).filter(isElsewhere);
  if (elsewhere.length === 0) return new Map();
  return inTransaction(db, async (trx) => {
    const told = new Map<string, Message[]>();
    const locked = await lockCarts(
      trx,
      owner,
      elsewhere.map(({ cartId }) => cartId),
    );
    for (const head of locked.filter(isElsewhere)) {
      const to = places.get(head.category)!;
      await countChange(trx, head, clock.now(), to);
      const { storeId, channel } = to;
      const hasMoved = storeId !== head.storeId || channel !== head.channel;
      if (hasMoved)
        told.set(head.cartId, [{ code: 'MOVED', entryId: null, itemId: null, facts: { storeId, channel } }]);
    }
    return told;
  });
}

/** Moves a cart that this transaction has locked. @returns the cart there */
export async function moveCart(
  trx: Transaction,
  { head, lines }: LoadedCart,
  to: Place,
  at: Temporal.Instant,
): Promise<LoadedCart> {
  if (isAt(head, to)) return { head, lines };
  const version = await countChange(trx, head, at, to);
  return { head: { ...head, ...to, version, updatedAt: at }, lines };
}

const isAt = (head: Place, to: Place): boolean =>
  to.storeId === head.storeId && to.channel === head.channel && to.zipCode === head.zipCode;
