import { customerById } from '../../identity/directory.ts';
import type { Principal } from '../../platform/auth.ts';
import { ageVerdict } from '../rules/age.ts';
import { minimumAgeOf } from '../rules/minimum-age.ts';
import type { Person } from '../rules/person.ts';
import * as optIns from '../store/opt-ins.ts';
import type { GamesDb, PrizeRow, ProgramRow } from '../store/tables.ts';

/**
 * Who a shopper is to the prizes of a program. The opt-in has shown the program's own minimum age (T-29); above it the
 * account's birth date counts, or the record of an opt-in or a free entry (N-17, T-30).
 * @param today the store's day
 */
export async function personIn(
  db: GamesDb,
  shopper: Pick<Principal, 'customerId' | 'customerType'>,
  program: Pick<ProgramRow, 'type' | 'ui_attributes'>,
  prizes: readonly Pick<PrizeRow, 'minimum_age'>[],
  today: Temporal.PlainDate,
): Promise<Person> {
  const employee = shopper.customerType === 'E';
  const shown = minimumAgeOf({ type: program.type, minAge: program.ui_attributes.minAge });
  if (prizes.every((prize) => prize.minimum_age <= shown)) return { employee, meetsAge: () => true };
  const [customer, record] = await Promise.all([
    customerById(db, shopper.customerId),
    optIns.ageRecord(db, shopper.customerId),
  ]);
  const birth = customer?.dateOfBirth ? Temporal.PlainDate.from(customer.dateOfBirth) : null;
  return { employee, meetsAge: (age) => age <= shown || ageVerdict(age, birth, record, today) === 'MET' };
}
