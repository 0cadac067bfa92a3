import { type Customer, customerById } from '../../identity/index.ts';
import type { Principal } from '../../platform/http/auth.ts';
import { type AgeBand, ageRecord, ageVerdict } from '../../profile/index.ts';
import { minimumAgeOf } from '../rules/minimum-age.ts';
import type { Person } from '../rules/prizes/prize-eligibility.ts';
import type { GamesDb, PrizeRow, ProgramRow } from '../store/tables.ts';

/** What we know about a shopper's age and home. */
export interface Known {
  birth: Temporal.PlainDate | null;
  record: AgeBand | null;
  /** State of residence on record. */
  state: string | null;
}

/** What we know about a shopper from the account and the age record. */
export const knownFrom = (customer: Customer | null, record: AgeBand | null): Known => ({
  birth: customer?.dateOfBirth ? Temporal.PlainDate.from(customer.dateOfBirth) : null,
  record,
  state: customer?.state ?? null,
});

/** Reads what we know about a shopper on first use, and only once. */
function knownOf(db: GamesDb, customerId: string): () => Promise<Known> {
  const ask = async () => knownFrom(...(await Promise.all([customerById(db, customerId), ageRecord(db, customerId)])));
  let asked: Promise<Known> | null = null;
  return () => (asked ??= ask());
}

/**
 * A shopper's eligibility for a program's prizes. The opt-in has proven the program's own minimum age (T-29); for a higher one, the
 * account's birth date counts, or else the age record of an opt-in or a free entry (N-17, T-30).
 * @param today the store's day
 */
export async function personIn(
  db: GamesDb,
  shopper: Pick<Principal, 'customerId' | 'customerType'>,
  program: Pick<ProgramRow, 'type' | 'ui_attributes'>,
  prizes: readonly Pick<PrizeRow, 'minimum_age'>[],
  today: Temporal.PlainDate,
  known = knownOf(db, shopper.customerId),
): Promise<Person> {
  const employee = shopper.customerType === 'E';
  const shown = minimumAgeOf({ type: program.type, minAge: program.ui_attributes.minAge });
  if (prizes.every((prize) => prize.minimum_age <= shown)) return { employee, meetsAge: () => true };
  const { birth, record } = await known();
  return { employee, meetsAge: (age) => age <= shown || ageVerdict(age, birth, record, today) === 'MET' };
}
