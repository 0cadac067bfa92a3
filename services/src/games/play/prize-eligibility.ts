import { type Customer, customerById } from '../../identity/index.ts';
import type { Principal } from '../../platform/http/auth.ts';
import { type AgeBand, ageRecord, ageVerdict } from '../../profile/index.ts';
import { minimumAgeOf } from '../rules/minimum-age.ts';
import { type Person, personOf } from '../rules/prizes/prize-eligibility.ts';
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

/** A shopper's eligibility for a program's prizes; what is known of the age is read only where it matters. @param today the store's day */
export async function personIn(
  db: GamesDb,
  shopper: Pick<Principal, 'customerId' | 'customerType'>,
  program: Pick<ProgramRow, 'type' | 'ui_attributes'>,
  prizes: readonly Pick<PrizeRow, 'minimum_age'>[],
  today: Temporal.PlainDate,
  known = knownOf(db, shopper.customerId),
): Promise<Person> {
  const employee = shopper.customerType === 'E';
  const provenAge = minimumAgeOf({ type: program.type, minAge: program.ui_attributes.minAge });
  if (prizes.every((prize) => prize.minimum_age <= provenAge)) return { employee, meetsAge: () => true };
  const { birth, record } = await known();
  return personOf({ employee, provenAge, verdictOf: (age) => ageVerdict(age, birth, record, today) });
}
