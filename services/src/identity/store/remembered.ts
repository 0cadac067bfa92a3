import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import { sessionLimits } from '../rules/limits.ts';
import type { CustomerRow, IdentityDatabase, IdentityTransaction } from './tables.ts';

/** Remembers a shopper for a browser. @returns the id that the browser's cookie carries */
export async function remember(
  db: IdentityTransaction,
  { clock, random }: { clock: Clock; random: Random },
  customerId: string,
): Promise<string> {
  const id = random.uuid();
  const now = clock.now();
  await db
    .insertInto('identity.remembered_shopper')
    .values({
      remembered_id: id,
      customer_id: customerId,
      created_at: now,
      expires_at: now.add(sessionLimits.remembered),
    })
    .execute();
  return id;
}

/** A browser forgets its shopper. */
export async function forget(db: IdentityDatabase, id: string): Promise<void> {
  await db.deleteFrom('identity.remembered_shopper').where('remembered_id', '=', id).execute();
}

/** The account that a remember-me cookie names. */
export function rememberedCustomer(
  db: IdentityDatabase,
  id: string | null,
  now: Temporal.Instant,
): Promise<CustomerRow | undefined> {
  if (id === null) return Promise.resolve(undefined);
  return db
    .selectFrom('identity.remembered_shopper as remembered')
    .innerJoin('identity.customer as customer', 'customer.customer_id', 'remembered.customer_id')
    .selectAll('customer')
    .where('remembered.remembered_id', '=', id)
    .where('remembered.expires_at', '>', now)
    .executeTakeFirst();
}
