import type { Channel } from '../../catalog/index.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { QuoteInputs } from '../../../../pricing/receipts/digest.ts';
import type { CartCategory } from '../rules/kinds.ts';
import { cartDb, type CartRow } from './tables.ts';

/** Whose carts: a household's, or those of a guest who knows the id. */
export type Owner = { householdId: string } | { guestCartId: string };

/** Where a cart shops. */
export interface Place {
  storeId: string;
  channel: Channel;
  zipCode: string | null;
}

/** A cart without its lines. */
export interface CartHead extends Place {
  cartId: string;
  owner: Owner;
  category: CartCategory;
  /** null unless it's a marketplace cart. */
  sellerId: string | null;
  /** The order that is being changed; null for a cart. */
  orderNumber: string | null;
  /** What that order was priced by. */
  ordered: QuoteInputs | null;
  /** Does it spend the household's grocery rewards? */
  usesRewards: boolean;
  version: number;
  updatedAt: Temporal.Instant;
}

const headOf = (row: CartRow): CartHead => ({
  cartId: row.cart_id,
  owner: row.household_id === null ? { guestCartId: row.guest_cart_id ?? '' } : { householdId: row.household_id },
  category: row.category,
  sellerId: row.seller_id === '' ? null : row.seller_id,
  orderNumber: row.order_number,
  ordered: row.ordered,
  usesRewards: row.uses_rewards,
  storeId: row.store_id,
  channel: row.channel,
  zipCode: row.zip_code,
  version: row.version,
  updatedAt: row.updated_at,
});

const open = (db: Database) => cartDb(db).selectFrom('cart.cart').selectAll().where('status', '=', 'OPEN');
const ownedBy = (db: Database, owner: Owner) =>
  'householdId' in owner
    ? open(db).where('household_id', '=', owner.householdId)
    : open(db).where('guest_cart_id', '=', owner.guestCartId);

/** An owner's carts, with the carts of orders that are being changed. */
export async function cartsOf(db: Database, owner: Owner): Promise<CartHead[]> {
  return (await ownedBy(db, owner).orderBy('created_at').orderBy('seller_id').execute()).map(headOf);
}

/** The carts with these ids that are the owner's, each locked until the transaction ends, in one order for everybody. */
export async function lockCarts(trx: Transaction, owner: Owner, cartIds: readonly string[]): Promise<CartHead[]> {
  if (cartIds.length === 0) return [];
  const rows = await ownedBy(trx, owner).where('cart_id', 'in', cartIds).orderBy('cart_id').forUpdate().execute();
  return rows.map(headOf);
}

export interface NewCart {
  cartId: string;
  owner: Owner;
  category: CartCategory;
  sellerId: string | null;
  orderNumber?: string;
  ordered?: QuoteInputs;
  place: Place;
  at: Temporal.Instant;
}

/**
 * Makes a cart if its owner has none of the kind; whoever is first makes it for all.
 * @returns the id of the one there is; null for a guest's that has been merged
 */
export async function ensureCart(trx: Transaction, cart: NewCart): Promise<string | null> {
  const { cartId, owner, category, sellerId, orderNumber = null, ordered, place, at } = cart;
  const made = await cartDb(trx)
    .insertInto('cart.cart')
    .values({
      cart_id: cartId,
      household_id: 'householdId' in owner ? owner.householdId : null,
      guest_cart_id: 'guestCartId' in owner ? owner.guestCartId : null,
      category,
      seller_id: sellerId ?? '',
      order_number: orderNumber,
      status: 'OPEN',
      store_id: place.storeId,
      channel: place.channel,
      zip_code: place.zipCode,
      version: 0,
      ordered: ordered ? JSON.stringify(ordered) : null,
      merged_into: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 1n) return cartId;
  const known = await ownedBy(trx, owner)
    .where('category', '=', category)
    .where('seller_id', '=', sellerId ?? '')
    .where('order_number', orderNumber === null ? 'is' : '=', orderNumber)
    .executeTakeFirst();
  return known?.cart_id ?? null;
}

/** A household takes a guest's cart in: true for the first that asks, and never again (N-6). */
export async function closeGuestCart(trx: Transaction, guestCartId: string, at: Temporal.Instant) {
  const row = await cartDb(trx)
    .updateTable('cart.cart')
    .set((of) => ({ status: 'MERGED' as const, version: of('version', '+', 1), updated_at: at }))
    .where('guest_cart_id', '=', guestCartId)
    .where('status', '=', 'OPEN')
    .returningAll()
    .executeTakeFirst();
  return row ? headOf(row) : null;
}

/** Notes which cart took a guest's in. */
export async function noteMerged(trx: Transaction, guestCart: string, into: string): Promise<void> {
  await cartDb(trx).updateTable('cart.cart').set({ merged_into: into }).where('cart_id', '=', guestCart).execute();
}

/** The cart of an owner with this id, or the one that took it in when the owner signed in; null if there is none. */
export async function findCart(
  db: Database,
  { cartId, owner }: { cartId: string; owner: Owner },
): Promise<CartHead | null> {
  const row = await ownedBy(db, owner)
    .where((where) =>
      where.or([
        where('cart_id', '=', cartId),
        where('cart_id', '=', (from) =>
          from.selectFrom('cart.cart as merged').select('merged.merged_into').where('merged.cart_id', '=', cartId),
        ),
      ]),
    )
    .executeTakeFirst();
  return row ? headOf(row) : null;
}

/** Numbers of a household's orders that are being changed. */
export async function editedOrders(db: Database, householdId: string): Promise<ReadonlySet<string>> {
  const rows = await ownedBy(db, { householdId }).where('order_number', 'is not', null).execute();
  return new Set(rows.flatMap(({ order_number: orderNumber }) => orderNumber ?? []));
}

/** Lets an owner's grocery cart spend grocery rewards, or keeps it from it; without a cart, nothing is done. */
export async function keepRewardChoice(
  db: Database,
  { owner, cartId }: { owner: Owner; cartId: string },
  usesRewards: boolean,
  at: Temporal.Instant,
): Promise<boolean> {
  if (!('householdId' in owner)) return false;
  const kept = await cartDb(db)
    .updateTable('cart.cart')
    .set({ uses_rewards: usesRewards, updated_at: at })
    .where('cart_id', '=', cartId)
    .where('household_id', '=', owner.householdId)
    .where('category', '=', '1P')
    .where('status', '=', 'OPEN')
    .where('order_number', 'is', null)
    .executeTakeFirst();
  return kept.numUpdatedRows === 1n;
}

/** Is there an open guest cart with this id? */
export async function hasGuestCart(db: Database, guestCartId: string): Promise<boolean> {
  const row = await open(db).where('guest_cart_id', '=', guestCartId).executeTakeFirst();
  return row !== undefined;
}

/** The open cart of an order that is being changed; null if there is none. */
export async function cartOfOrder(db: Database, orderNumber: string): Promise<CartHead | null> {
  const row = await open(db).where('order_number', '=', orderNumber).executeTakeFirst();
  return row ? headOf(row) : null;
}

/** Forgets a cart with its lines. */
export async function deleteCart(trx: Transaction, cartId: string): Promise<void> {
  await cartDb(trx).deleteFrom('cart.cart').where('cart_id', '=', cartId).execute();
}

/** Forgets guests' carts, and what is left of merged ones, that nobody has changed since. @returns how many */
export async function forgetGuestCarts(db: Database, since: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await cartDb(db)
    .deleteFrom('cart.cart')
    .where('guest_cart_id', 'is not', null)
    .where('updated_at', '<', since)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
