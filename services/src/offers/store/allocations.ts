import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Something that happened to a household, as its sender names it. */
export interface AllocationEvent {
  householdId: string;
  correlationId: string;
  name: string;
  at: Temporal.Instant;
}

/**
 * Gives offers to a household, each at most once, and none by an event that has been answered (N-45).
 * @returns the offers of the event, also when it is sent again
 */
export async function allocate(
  trx: Transaction,
  { householdId, correlationId, name, at }: AllocationEvent,
  offerIds: readonly string[],
): Promise<string[]> {
  await sql`
    insert into offers.allocation (household_id, offer_id, correlation_id, event_name, allocated_at)
    select ${householdId}, offer_id, ${correlationId}, ${name}, ${at} from unnest(${[...offerIds]}::text[]) as asked (offer_id)
    where not exists (select from offers.allocation
      where household_id = ${householdId} and correlation_id = ${correlationId})
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ offerId: string }>`select offer_id as "offerId" from offers.allocation
    where household_id = ${householdId} and correlation_id = ${correlationId} order by offer_id`.execute(trx);
  return rows.map(({ offerId }) => offerId);
}

/** Notes a new account; noted before, nothing changes. */
export async function noteRegistration(
  trx: Transaction,
  { householdId, correlationId, at }: Omit<AllocationEvent, 'name'>,
): Promise<void> {
  await sql`insert into offers.registration (household_id, correlation_id, registered_at)
    values (${householdId}, ${correlationId}, ${at}) on conflict do nothing`.execute(trx);
}

/** Is the event that of a new account of the household? */
export async function isRegistration(trx: Transaction, householdId: string, correlationId: string): Promise<boolean> {
  const { rows } = await sql`select from offers.registration
    where household_id = ${householdId} and correlation_id = ${correlationId}`.execute(trx);
  return rows.length > 0;
}

/** Gives a household every offer for new accounts that it doesn't have yet. */
export async function giveWelcomeOffers(trx: Transaction, event: AllocationEvent): Promise<void> {
  const { rows } = await sql<{ offerId: string }>`select offer_id as "offerId" from offers.offer
    where card->'instantAllocation' = 'true'`.execute(trx);
  await allocate(
    trx,
    event,
    rows.map(({ offerId }) => offerId),
  );
}
