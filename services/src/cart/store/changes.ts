import type { Database, Transaction } from '../../platform/database/database.ts';
import { type Change, guestKey, householdKey, noteChange } from '../../platform/live/notes.ts';
import type { CartHead, Owner, Place } from './carts.ts';
import { cartDb } from './tables.ts';

/** Counts a change of a cart, and tells at the commit who follows it. @returns its new version */
export async function countChange(
  trx: Transaction,
  { cartId, owner }: Pick<CartHead, 'cartId' | 'owner'>,
  at: Temporal.Instant,
  place: Partial<Place> = {},
): Promise<number> {
  const { version } = await cartDb(trx)
    .updateTable('cart.cart')
    .set((of) => ({
      version: of('version', '+', 1),
      updated_at: at,
      ...(place.storeId === undefined ? {} : { store_id: place.storeId }),
      ...(place.channel === undefined ? {} : { channel: place.channel }),
      ...(place.zipCode === undefined ? {} : { zip_code: place.zipCode }),
    }))
    .where('cart_id', '=', cartId)
    .returning('version')
    .executeTakeFirstOrThrow();
  await noteChange(trx, followedAs(owner), { kind: 'CART', id: cartId, version });
  return version;
}

/** What notes of changes call an owner. */
const followedAs = (owner: Owner): string =>
  'householdId' in owner ? householdKey(owner.householdId) : guestKey(owner.guestCartId);

/** An owner's carts that have changed since a moment. */
export async function cartsChangedSince(db: Database, owner: Owner, since: Temporal.Instant): Promise<Change[]> {
  const carts = cartDb(db).selectFrom('cart.cart').select(['cart_id', 'version']).where('updated_at', '>=', since);
  const rows = await (
    'householdId' in owner
      ? carts.where('household_id', '=', owner.householdId)
      : carts.where('guest_cart_id', '=', owner.guestCartId)
  ).execute();
  return rows.map(({ cart_id: id, version }) => ({ kind: 'CART', id, version }));
}
