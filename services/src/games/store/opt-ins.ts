import { createHmac } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Random } from '../../platform/random.ts';
import { ageBandOf, ageOn, type AgeBand } from '../rules/age.ts';
import type { GamesDb, GamesTables } from './tables.ts';
import { secretOf } from './secrets.ts';

export async function optInOf(db: GamesDb, householdId: string, code: string) {
  return db
    .selectFrom('games.optin')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('program_code', '=', code)
    .executeTakeFirst();
}

/** Writes the opt-in of a household; false when it is already there, after waiting for one under way. */
export async function insertOptIn(db: GamesDb, optIn: Insertable<GamesTables['games.optin']>): Promise<boolean> {
  const written = await db
    .insertInto('games.optin')
    .values(optIn)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

export async function insertBalance(
  db: GamesDb,
  balance: Pick<GamesTables['games.balance'], 'household_id' | 'program_code' | 'free_plays' | 'server_seed'>,
): Promise<void> {
  // Free entries may have come before the opt-in.
  const entered = await db
    .selectFrom('games.entry_total as total')
    .innerJoin('games.draw as draw', 'draw.draw_id', 'total.draw_id')
    .select('total.entries')
    .where('draw.program_code', '=', balance.program_code)
    .where('total.holder', '=', balance.household_id)
    .executeTakeFirst();
  await db
    .insertInto('games.balance')
    .values({
      ...balance,
      points: 0,
      floor: 0,
      entries: entered?.entries ?? 0,
      prizes_won: 0,
      stamps: 0,
      stamps_episode: 0,
      nonce: 0,
    })
    .execute();
}

export async function rulesOf(db: GamesDb, code: string, version: number) {
  return db
    .selectFrom('games.program_rules')
    .selectAll()
    .where('program_code', '=', code)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The band of the birth date that a customer gave at an opt-in; null when none was asked for. */
export async function ageRecord(db: GamesDb, customerId: string): Promise<AgeBand | null> {
  const row = await db
    .selectFrom('games.age_record')
    .select(['least_age', 'greatest_age', 'recorded_on'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { least: row.least_age, greatest: row.greatest_age, recordedOn: Temporal.PlainDate.from(row.recorded_on) };
}

/** Keeps the keyed hash of a birth date, its band and the result, never the date (N-17). */
export async function recordAge(
  db: GamesDb,
  random: Random,
  answer: { customerId: string; birth: Temporal.PlainDate; today: Temporal.PlainDate; result: 'MET' | 'NOT_MET' },
): Promise<void> {
  const key = await secretOf(db, random, 'birth-date');
  const band = ageBandOf(ageOn(answer.birth, answer.today), answer.today);
  const row = {
    birth_hash: createHmac('sha256', key).update(`${answer.customerId}:${answer.birth.toString()}`).digest('hex'),
    least_age: band.least,
    greatest_age: band.greatest,
    recorded_on: answer.today.toString(),
    result: answer.result,
  };
  await db
    .insertInto('games.age_record')
    .values({ customer_id: answer.customerId, ...row })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute();
}

/** Until when an account or browser is refused for a minimum age; null when it is not (N-17, T-31). */
export async function refusedUntil(
  db: GamesDb,
  who: { customerId: string; browserId: string },
  minimumAge: number,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const row = await db
    .selectFrom('games.age_refusal')
    .select('refused_until')
    .where((or) => or.or([or('customer_id', '=', who.customerId), or('browser_id', '=', who.browserId)]))
    .where('refused_until', '>', now)
    .where('minimum_age', '<=', minimumAge)
    .orderBy('refused_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.refused_until ?? null;
}

/** Minimum ages for which an account is refused now (N-17). */
export async function refusedAges(db: GamesDb, customerId: string, now: Temporal.Instant): Promise<number[]> {
  const rows = await db
    .selectFrom('games.age_refusal')
    .select('minimum_age')
    .where('customer_id', '=', customerId)
    .where('refused_until', '>', now)
    .execute();
  return rows.map((row) => row.minimum_age);
}

export async function insertRefusal(db: GamesDb, refusal: Insertable<GamesTables['games.age_refusal']>): Promise<void> {
  await db.insertInto('games.age_refusal').values(refusal).execute();
}
