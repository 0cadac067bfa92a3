import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { CartHead, Owner, Place } from './carts.ts';
import { cartDb } from './tables.ts';

/** Whoever follows the carts of an owner listens to this. */
export const changesChannel = 'larder_carts';

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
  await sql`select pg_notify(${changesChannel}, ${`${ownerKey(owner)} ${version}`})`.execute(trx);
  return version;
}

/** What notifications call an owner; a guest's id stays secret. */
export const ownerKey = (owner: Owner): string =>
  'householdId' in owner ? `h:${owner.householdId}` : `g:${secretDigest(owner.guestCartId)}`;

const secretDigest = (secret: string): string => createHash('sha256').update(secret).digest('base64url').slice(0, 22);
