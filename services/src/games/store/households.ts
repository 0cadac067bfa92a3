import { preparedRead } from '../../platform/database/prepared-read.ts';
import { episodeAt, type Episode, type Season } from '../rules/episode.ts';
import { playability, type Playability } from '../rules/playability.ts';
import { storeDay } from '../../platform/store-day.ts';
import type { BalanceRow, GamesDb, ProgramRow } from './tables.ts';

/** A household in a program: its balance, null before the opt-in, and what counts toward the limits. */
export interface Counted {
  balance: BalanceRow | null;
  playsToday: number;
  playsInEpisode: number;
  pendingPoints: number;
  pendingSince: Temporal.Instant | null;
  /** Points that ended with the program (N-12). */
  expiredPoints: number;
}

/** A household in a program at an instant. */
export interface Standing extends Counted {
  program: ProgramRow;
  episode: Episode;
  playability: Playability;
}

interface Counts {
  code: string;
  balance: BalanceRow | null;
  expired_points: number;
  plays_today: number;
  plays_in_episode: number;
  pending_points: number;
  pending_since: Temporal.Instant | null;
}

const seasons = new WeakMap<ProgramRow, Season>();

/** When a program runs; the same season for the same row. */
export function seasonOf(program: ProgramRow): Season {
  const known = seasons.get(program);
  if (known) return known;
  const season = { startAt: program.start_at, endAt: program.end_at, episodeDays: program.episode_days };
  seasons.set(program, season);
  return season;
}

const readCounts = preparedRead<Counts>(`
select asked.code, to_jsonb(balance) as balance, plays.today as plays_today,
  plays.in_episode as plays_in_episode, pending.points as pending_points, pending.since as pending_since,
  expired.points as expired_points
from unnest($2::text[], $3::timestamptz[]) as asked (code, episode_start)
left join games.balance as balance on balance.household_id = $1 and balance.program_code = asked.code
cross join lateral (
  select count(*) filter (where played_at >= $4)::int as today,
    count(*) filter (where played_at >= asked.episode_start)::int as in_episode
  from games.play where household_id = $1 and program_code = asked.code
) as plays
cross join lateral (
  select coalesce(sum(points), 0)::int as points, max(effective_at) as since
  from games.points_ledger
  where household_id = $1 and program_code = asked.code and status = 'PENDING'
) as pending
cross join lateral (
  select coalesce(-sum(points), 0)::int as points from games.points_ledger
  where household_id = $1 and program_code = asked.code and source_type = 'EXPIRY'
) as expired`);

/** Standings in several programs in one statement, so that nothing is posted between reading the balance and the pending points (T-102). */
export async function standings(
  db: GamesDb,
  householdId: string,
  programs: readonly ProgramRow[],
  now: Temporal.Instant,
  timeZone: string,
): Promise<Standing[]> {
  if (programs.length === 0) return [];
  const codes = programs.map((program) => program.code);
  const starts = programs.map((program) => episodeAt(seasonOf(program), now, timeZone).start.toString());
  const rows = await readCounts(db, [householdId, codes, starts, storeDay(now, timeZone).start]);
  const counts = new Map(rows.map((row) => [row.code, row]));

  return programs.map((program) => {
    const count = counts.get(program.code);
    const counted = {
      balance: count?.balance ?? null,
      playsToday: count?.plays_today ?? 0,
      playsInEpisode: count?.plays_in_episode ?? 0,
      pendingPoints: count?.pending_points ?? 0,
      pendingSince: count?.pending_since ?? null,
      expiredPoints: count?.expired_points ?? 0,
    };
    return standingOf(program, counted, now, timeZone);
  });
}

/** A household's standing in a program by what has been counted. */
export function standingOf(
  program: ProgramRow,
  { balance, playsToday, playsInEpisode, pendingPoints, pendingSince, expiredPoints }: Counted,
  now: Temporal.Instant,
  timeZone: string,
): Standing {
  const season = seasonOf(program);
  const episode = episodeAt(season, now, timeZone);
  return {
    program,
    balance,
    episode,
    playsToday,
    playsInEpisode,
    pendingPoints,
    pendingSince,
    expiredPoints,
    playability: playability({
      optedIn: balance !== null,
      now,
      season,
      episode,
      day: storeDay(now, timeZone),
      costPoints: program.game.costPoints,
      maxPlaysPerDay: program.game.maxPlaysPerDay,
      maxPlaysTotal: program.game.maxPlaysTotal,
      points: balance?.points ?? 0,
      freePlays: balance?.free_plays ?? 0,
      playsToday,
      playsInEpisode,
    }),
  };
}

const readBalances = preparedRead<BalanceRow>(
  'select * from games.balance where household_id = $1 and program_code = any($2::text[])',
);

/** A household's balances in some programs; no rows before the opt-in. */
export async function balancesOf(db: GamesDb, householdId: string, codes: readonly string[]): Promise<BalanceRow[]> {
  return codes.length === 0 ? [] : readBalances(db, [householdId, codes]);
}

/** Stamps on the board now; they start over with each episode. */
export function stampsOf({ balance, episode }: Standing): number {
  return balance !== null && balance.stamps_episode === episode.index ? balance.stamps : 0;
}

/** Locks the household's balance in a program until the transaction ends; undefined before the opt-in. */
export async function lockBalance(db: GamesDb, householdId: string, code: string): Promise<BalanceRow | undefined> {
  return db
    .selectFrom('games.balance')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('program_code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

/** Points a household can spend in a program (N-13). */
export async function pointsOf(db: GamesDb, householdId: string, code: string): Promise<number> {
  const row = await db
    .selectFrom('games.balance')
    .select('points')
    .where('household_id', '=', householdId)
    .where('program_code', '=', code)
    .executeTakeFirst();
  return row?.points ?? 0;
}
