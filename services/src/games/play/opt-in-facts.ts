import type { Static } from 'typebox';
import { customerById } from '../../identity/index.ts';
import { storeById } from '../../stores/index.ts';
import type { Principal } from '../../platform/http/auth.ts';
import { iso } from '../../platform/clock.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { OptInRequirements } from '../contract/opt-in.ts';
import { noProgram } from '../rules/refusals.ts';
import { ageRecord, ageVerdict, refusedUntil } from '../../profile/index.ts';
import { minimumAgeOf } from '../rules/minimum-age.ts';
import { optInQuestions } from '../rules/opt-in.ts';
import { storeDay } from '../../platform/store-day.ts';
import { optInEnhancements, programOfDivision, rulesOf } from '../store/programs.ts';
import { prizeAgesOf } from '../store/published-prizes.ts';
import { gamesDb } from '../store/tables.ts';

type Deps = Pick<ServiceContext, 'db' | 'clock'>;

/** The facts that decide an opt-in: the program at the store, and what is known about the shopper. */
export async function gather(
  context: Deps,
  shopper: Principal,
  asked: { programCode: string; storeId: string },
  browserId: string,
) {
  const db = gamesDb(context.db);
  const store = await storeById(context.db, asked.storeId);
  const program = store ? await programOfDivision(db, asked.programCode, store.division) : undefined;
  if (!store || !program) throw noProgram();
  const now = context.clock.now();
  const minimumAge = minimumAgeOf({ type: program.type, minAge: program.ui_attributes.minAge });
  const [rules, customer, record, refused, enhanced, prizeAges] = await Promise.all([
    rulesOf(db, program.code),
    customerById(context.db, shopper.customerId),
    ageRecord(db, shopper.customerId),
    refusedUntil(db, { customerId: shopper.customerId, browserId }, minimumAge, now),
    optInEnhancements(db, store.division),
    prizeAgesOf(db, program.code),
  ]);
  if (!rules) throw noProgram();
  const accountBirth = customer?.dateOfBirth ? Temporal.PlainDate.from(customer.dateOfBirth) : null;
  return {
    program,
    now,
    minimumAge,
    /** Its prizes' minimum ages above the program's own, in order (T-30). */
    prizeAges: prizeAges.filter((age) => age > minimumAge),
    today: storeDay(now, store.timeZone).date,
    voidWhere: rules.void_where,
    recordedState: customer?.state ?? null,
    accountBirth,
    record,
    refusedUntil: refused,
    enhanced,
    employeeExcluded: program.employees_excluded && shopper.customerType === 'E',
  };
}

/** What this shopper must be asked to opt in to a program (N-15, N-17). @throws ServiceError 404 */
export async function requirements(
  context: Deps,
  shopper: Principal,
  asked: { programCode: string; storeId: string; browserId: string },
): Promise<Static<typeof OptInRequirements>> {
  const known = await gather(context, shopper, asked, asked.browserId);
  return {
    programCode: known.program.code,
    ...optInQuestions({
      ...known,
      verdictOf: (age) => ageVerdict(age, known.accountBirth, known.record, known.today),
      state: known.recordedState,
    }),
    refusedUntil: known.refusedUntil && iso(known.refusedUntil),
    employeeExcluded: known.employeeExcluded,
  };
}
