import { customerById, type Store } from '../../identity/directory.ts';
import type { Principal } from '../../platform/auth.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { ageVerdict } from '../rules/age.ts';
import { phaseAt } from '../rules/episode.ts';
import { minimumAgeOf } from '../rules/minimum-age.ts';
import { type KnownRefusal, knownRefusal } from '../rules/opt-in.ts';
import { storeDay } from '../rules/store-day.ts';
import { seasonOf } from '../store/households.ts';
import * as optIns from '../store/opt-ins.ts';
import type { HouseholdProgram } from '../store/programs.ts';
import { gamesDb } from '../store/tables.ts';

/** What already stands against opting in to each program, by its code; null for one opted in to, or with nothing known (N-5). */
export async function refusalsOf(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  shopper: Principal,
  store: Pick<Store, 'timeZone'>,
  programs: readonly HouseholdProgram[],
): Promise<(program: HouseholdProgram) => KnownRefusal | null> {
  if (programs.every((program) => program.opted_in)) return () => null;
  const now = clock.now();
  const [customer, record, refusedAges] = await Promise.all([
    customerById(db, shopper.customerId),
    optIns.ageRecord(gamesDb(db), shopper.customerId),
    optIns.refusedAges(gamesDb(db), shopper.customerId, now),
  ]);
  const birth = customer?.dateOfBirth ? Temporal.PlainDate.from(customer.dateOfBirth) : null;
  const today = storeDay(now, store.timeZone).date;
  return (program) => {
    if (program.opted_in) return null;
    const minimumAge = minimumAgeOf({ type: program.type, minAge: program.ui_attributes.minAge });
    return knownRefusal({
      phase: phaseAt(seasonOf(program), now),
      employee: shopper.customerType === 'E',
      employeesExcluded: program.employees_excluded,
      refused: refusedAges.some((age) => age <= minimumAge),
      age: ageVerdict(minimumAge, birth, record, today),
      voidWhere: program.void_where,
      states: customer?.state ? [customer.state] : [],
    });
  };
}
