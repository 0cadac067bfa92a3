import type { Transaction } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import type { LoadedCart } from '../quotes/quote-cart.ts';
import { ensureCart, type NewCart } from '../store/carts.ts';
import { lockCart } from './edit-carts.ts';
import { newId } from './offered.ts';

/** Locks a household's cart of a kind, which is made if there is none. @returns the cart, and whether it is new */
export async function openCart(
  trx: Transaction,
  cart: Pick<NewCart, 'category' | 'sellerId' | 'place'> & { householdId: string },
  { random, now }: { random: Random; now: Temporal.Instant },
): Promise<{ cart: LoadedCart; isNew: boolean }> {
  const { householdId, ...draft } = cart;
  const owner = { householdId };
  const fresh = newId(random);
  const cartId = await ensureCart(trx, { ...draft, cartId: fresh, owner, at: now });
  const locked = await lockCart(trx, { cartId: cartId ?? '', owner });
  if (!locked) throw new Error(`the cart of ${householdId} was just made and is missing`);
  return { cart: locked, isNew: cartId === fresh };
}
