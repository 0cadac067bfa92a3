import type { Principal } from '../../platform/http/auth.ts';
import { iso } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { OptInAnswer, OptInBody } from '../contract/opt-in.ts';
import { gather } from './opt-in-facts.ts';
import { notYourStore, optInRefused } from '../rules/refusals.ts';
import { ageOn, ageVerdict, insertRefusal, isPlausibleBirth, recordAge } from '../../profile/index.ts';
import { phaseAt } from '../rules/episode.ts';
import { ageNotMet, optInRefusal, welcomePlaysOf } from '../rules/opt-in.ts';
import { pointsOf, seasonOf } from '../store/households.ts';
import { append, ledgerEntry } from '../store/ledger.ts';
import * as optIns from '../store/opt-ins.ts';
import { type GamesDb, gamesDb, type ProgramRow } from '../store/tables.ts';

type Deps = Pick<ServiceContext, 'db' | 'clock' | 'random'>;
const dayLong = { hours: 24 };

/**
 * Opts a household in once; repeating it changes nothing, and the same clientRequestId gets the same answer (N-15, T-34).
 * @param once the request's key: with a different body it is 409 IDEMPOTENCY_KEY_REUSED (I-8)
 * @throws ServiceError with a code of `OptInRefusal`, 404 PROGRAM_NOT_FOUND, 403 NOT_YOUR_STORE, 400 DATE_OF_BIRTH_INVALID
 */
export async function optIn(context: Deps, shopper: Principal, body: OptInBody, once: Once): Promise<OptInAnswer> {
  if (body.storeId !== shopper.storeId) throw notYourStore();
  const known = await gather(context, shopper, body, body.browserId);
  const { program, now, today } = known;
  const earlier = await repeated(gamesDb(context.db), shopper, body);
  if (earlier) {
    await once.refuseReuse(context.db);
    return earlier;
  }

  const given = known.accountBirth === null && body.dateOfBirth ? Temporal.PlainDate.from(body.dateOfBirth) : null;
  if (given !== null && !isPlausibleBirth(given, today))
    throw new ServiceError(400, 'DATE_OF_BIRTH_INVALID', 'Enter a real date of birth.', 'dateOfBirth');
  const age = ageVerdict(known.minimumAge, known.accountBirth ?? given, known.record, today);
  const states = [body.residencyState, known.recordedState].filter((state) => state != null);
  const refusal = optInRefusal({
    phase: phaseAt(seasonOf(program), now),
    rulesVersion: program.rules_version,
    readVersion: body.rulesVersion,
    employee: shopper.customerType === 'E',
    employeesExcluded: program.employees_excluded,
    refused: known.refusedUntil !== null,
    age,
    voidWhere: known.voidWhere,
    states,
  });
  if (refusal === 'AGE_NOT_MET' && known.refusedUntil === null) await keepRefusal(context, shopper, body, known, given);
  if (refusal !== null) throw optInRefused(refusal);

  const freePlays = welcomePlaysOf({
    isWanted: body.earnGamePlay,
    isSwitchedOn: known.enhanced,
    plays: program.welcome_plays,
  });
  return inTransaction(context.db, (trx) =>
    once.run(trx, async () => {
      const db = gamesDb(trx);
      if (given !== null && (known.minimumAge > 0 || known.prizeAges.length > 0))
        await recordAge(db, context.random, {
          customerId: shopper.customerId,
          birth: given,
          today,
          result: 'MET',
        });
      const tooYoungFor = given && ageNotMet(known.prizeAges, ageOn(given, today));
      if (tooYoungFor) await refuseAge(db, context, shopper, body, { minimumAge: tooYoungFor, now });
      const written = await writeOptIn(db, context, shopper, body, { program, now, freePlays, states });
      const answer = written ?? (await repeated(db, shopper, body));
      if (!answer) throw new Error('the opt-in that stood in the way is gone');
      return answer;
    }),
  );
}

/** The answer for a household already opted in; null if it isn't. */
async function repeated(db: GamesDb, shopper: Principal, body: OptInBody): Promise<OptInAnswer | null> {
  const row = await optIns.optInOf(db, shopper.householdId, body.programCode);
  if (!row) return null;
  if (row.client_request_id === body.clientRequestId) return row.answer;
  const totalGamePoints = await pointsOf(db, shopper.householdId, body.programCode);
  return { ...row.answer, alreadyOptedIn: true, gamePlaysEarned: 0, totalGamePoints };
}

/** Writes an opt-in that nothing rules out, with its balance and welcome plays; null if it already exists. */
export async function writeOptIn(
  db: GamesDb,
  { random }: Pick<Deps, 'random'>,
  shopper: Pick<Principal, 'householdId' | 'customerId'>,
  body: Pick<OptInBody, 'storeId' | 'rulesVersion' | 'marketingConsent' | 'clientRequestId'>,
  made: { program: ProgramRow; now: Temporal.Instant; freePlays: number; states: readonly string[] },
): Promise<OptInAnswer | null> {
  const { program, now, freePlays } = made;
  const key = { household_id: shopper.householdId, program_code: program.code };
  const answer: OptInAnswer = {
    programCode: program.code,
    optInStatus: 'OPTED_IN',
    optedInAt: iso(now),
    gamePlaysEarned: freePlays,
    totalGamePoints: 0,
    alreadyOptedIn: false,
  };
  const first = await optIns.insertOptIn(db, {
    ...key,
    customer_id: shopper.customerId,
    store_id: body.storeId,
    rules_version: body.rulesVersion,
    residency_state: made.states[0] ?? null,
    marketing_consent: body.marketingConsent,
    client_request_id: body.clientRequestId,
    opted_in_at: now,
    answer: JSON.stringify(answer),
  });
  if (!first) return null;
  await optIns.insertBalance(db, { ...key, free_plays: freePlays, server_seed: random.bytes(32).toString('hex') });
  if (freePlays > 0)
    await append(db, [
      ledgerEntry({
        ...key,
        id: random.uuid(),
        kind: 'EARN',
        entry_type: 'WELCOME',
        points: 0,
        status: 'COMPLETED',
        source_type: 'OPTIN',
        source_id: body.clientRequestId,
        idempotency_key: `WELCOME:${shopper.householdId}:${program.code}`,
        title: freePlays === 1 ? 'Welcome play' : 'Welcome plays',
        effective_at: now,
      }),
    ]);
  return answer;
}

/** An age refusal lasts 24 hours, for this account and this browser, whatever is entered next (N-17, T-31). */
async function keepRefusal(
  context: Deps,
  shopper: Principal,
  body: OptInBody,
  known: { minimumAge: number; now: Temporal.Instant; today: Temporal.PlainDate },
  given: Temporal.PlainDate | null,
): Promise<void> {
  const { customerId } = shopper;
  await inTransaction(context.db, async (trx) => {
    const db = gamesDb(trx);
    if (given !== null)
      await recordAge(db, context.random, { customerId, birth: given, today: known.today, result: 'NOT_MET' });
    await refuseAge(db, context, shopper, body, known);
  });
}

/** For 24 hours, nothing with this minimum age is open to the shopper: no other game, and no free entry under another birth date. */
async function refuseAge(
  db: GamesDb,
  { random }: Pick<Deps, 'random'>,
  { customerId }: Pick<Principal, 'customerId'>,
  { browserId }: Pick<OptInBody, 'browserId'>,
  { minimumAge, now }: { minimumAge: number; now: Temporal.Instant },
): Promise<void> {
  await insertRefusal(db, {
    id: random.uuid(),
    customer_id: customerId,
    browser_id: browserId,
    minimum_age: minimumAge,
    refused_until: now.add(dayLong),
  });
}
