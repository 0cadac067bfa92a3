import { createHmac } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/prepared-read.ts';
import type { Random } from '../../platform/random.ts';
import { secretOf } from '../../platform/secrets.ts';
import { ageBandOf, ageOn, type AgeBand } from '../rules/age.ts';

/** The tables were created with the games tables and are in their schema. */
type AgeTables = {
  'games.age_record': {
    customer_id: string;
    birth_hash: string;
    least_age: number;
    greatest_age: number | null;
    recorded_on: string;
    result: 'MET' | 'NOT_MET';
  };
  'games.age_refusal': {
    id: string;
    customer_id: string;
    browser_id: string;
    minimum_age: number;
    refused_until: Temporal.Instant;
  };
};

export const agesDb = (db: Database) => db.$extendTables<AgeTables>();

const readRecord = preparedRead<Pick<AgeTables['games.age_record'], 'least_age' | 'greatest_age' | 'recorded_on'>>(
  'select least_age, greatest_age, recorded_on from games.age_record where customer_id = $1',
);

/** The age band of the birth date a customer entered when opting in; null when none was required. */
export async function ageRecord(db: Database, customerId: string): Promise<AgeBand | null> {
  const [row] = await readRecord(db, [customerId]);
  if (row === undefined) return null;
  return { least: row.least_age, greatest: row.greatest_age, recordedOn: Temporal.PlainDate.from(row.recorded_on) };
}

/** Stores a birth date's keyed hash, its band, and the result, but never the date (N-17). */
export async function recordAge(
  db: Database,
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
  await agesDb(db)
    .insertInto('games.age_record')
    .values({ customer_id: answer.customerId, ...row })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute();
}

/** When an account's or browser's refusal for a minimum age ends; null if there is none (N-17, T-31). */
export async function refusedUntil(
  db: Database,
  who: { customerId: string; browserId: string },
  minimumAge: number,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const row = await agesDb(db)
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

/** Records an age refusal for an account and a browser. */
export async function insertRefusal(db: Database, refusal: Insertable<AgeTables['games.age_refusal']>): Promise<void> {
  await agesDb(db).insertInto('games.age_refusal').values(refusal).execute();
}
