import { preparedRead } from '../../platform/database/prepared-read.ts';
import type { AgeBand } from '../../profile/index.ts';
import type { GamesDb } from './tables.ts';

/** What a household, and the shopper asking, have done in programs, including what profile and draws store: all in one statement. */
export interface HouseholdFacts {
  /** Codes of programs. */
  optedIn: readonly string[];
  /** Codes of programs whose how-it-works it has seen (N-23). */
  seen: readonly string[];
  /** Sweepstakes wins, acknowledged or not, by program and prize (G-41). */
  sweepstakesWins: { displayed: boolean; prizeId: string; programCode: string }[];
  /** Minimum ages the account is currently refused for (N-17). */
  refusedAges: readonly number[];
  /** The age band of the birth date entered when opting in; null when none was required. */
  ageRecord: AgeBand | null;
}

interface Row extends Omit<HouseholdFacts, 'optedIn' | 'sweepstakesWins' | 'refusedAges' | 'ageRecord'> {
  opted_in: string[];
  sweepstakes_wins: HouseholdFacts['sweepstakesWins'];
  refused_ages: number[];
  age_record: { least_age: number; greatest_age: number | null; recorded_on: string } | null;
}

const readFacts = preparedRead<Row>(`
select
  array(select program_code from games.optin where household_id = $1) as opted_in,
  array(select program_code from games.how_it_works_seen where household_id = $1) as seen,
  (select coalesce(jsonb_agg(jsonb_build_object('displayed', displayed, 'prizeId', prize_id, 'programCode', program_code)
    order by program_code, prize_id), '[]') from games.sweepstakes_win where household_id = $1) as sweepstakes_wins,
  array(select minimum_age from games.age_refusal where customer_id = $2 and refused_until > $3) as refused_ages,
  (select to_jsonb(record) from (
    select least_age, greatest_age, recorded_on from games.age_record where customer_id = $2) as record) as age_record`);

export async function householdFacts(
  db: GamesDb,
  who: { householdId: string; customerId: string },
  now: Temporal.Instant,
): Promise<HouseholdFacts> {
  const [row] = await readFacts(db, [who.householdId, who.customerId, now]);
  const record = row?.age_record;
  return {
    optedIn: row?.opted_in ?? [],
    seen: row?.seen ?? [],
    sweepstakesWins: row?.sweepstakes_wins ?? [],
    refusedAges: row?.refused_ages ?? [],
    ageRecord: record
      ? {
          least: record.least_age,
          greatest: record.greatest_age,
          recordedOn: Temporal.PlainDate.from(record.recorded_on),
        }
      : null,
  };
}
