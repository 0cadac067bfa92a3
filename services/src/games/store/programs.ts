import { sql } from 'kysely';
import type { GamesDb, ProgramRow } from './tables.ts';

/** One program by its code, at any store. */
export async function programByCode(db: GamesDb, code: string): Promise<ProgramRow | undefined> {
  return db.selectFrom('games.program').selectAll().where('code', '=', code).executeTakeFirst();
}

/** Programs by their codes, at any store, in their order. */
export async function programsByCode(db: GamesDb, codes: readonly string[]): Promise<ProgramRow[]> {
  if (codes.length === 0) return [];
  return db.selectFrom('games.program').selectAll().where('code', 'in', codes).orderBy('position').execute();
}

/** One program by its code, when the division has it. */
export async function programOfDivision(db: GamesDb, code: string, division: string): Promise<ProgramRow | undefined> {
  return db
    .selectFrom('games.program as program')
    .innerJoin('games.program_division as place', 'place.program_code', 'program.code')
    .selectAll('program')
    .where('program.code', '=', code)
    .where('place.division', '=', division)
    .executeTakeFirst();
}

/** A program with what one household has done about it. */
export type HouseholdProgram = ProgramRow & { opted_in: boolean; seen: boolean; void_where: string[] };

/** Programs of a division whose prizes can still be redeemed, in their order (G-78). */
export async function householdPrograms(
  db: GamesDb,
  {
    division,
    householdId,
    now,
    codes,
  }: { division: string; householdId: string; now: Temporal.Instant; codes?: string[] },
): Promise<HouseholdProgram[]> {
  return db
    .selectFrom('games.program as program')
    .innerJoin('games.program_division as place', 'place.program_code', 'program.code')
    .leftJoin('games.optin as optin', (join) =>
      join.onRef('optin.program_code', '=', 'program.code').on('optin.household_id', '=', householdId),
    )
    .leftJoin('games.how_it_works_seen as seen', (join) =>
      join.onRef('seen.program_code', '=', 'program.code').on('seen.household_id', '=', householdId),
    )
    .innerJoin('games.program_rules as rules', (join) =>
      join.onRef('rules.program_code', '=', 'program.code').onRef('rules.version', '=', 'program.rules_version'),
    )
    .selectAll('program')
    .select([
      'rules.void_where',
      sql<boolean>`optin.household_id is not null`.as('opted_in'),
      sql<boolean>`seen.household_id is not null`.as('seen'),
    ])
    .where('place.division', '=', division)
    .where('program.post_prog_live_at', '>=', now)
    .$if(codes !== undefined, (query) => query.where('program.code', 'in', codes ?? []))
    .orderBy('program.position')
    .orderBy('program.code')
    .execute();
}

/** The server switch of a division's opt-in; on when nothing is set (N-16). */
export async function optInEnhancements(db: GamesDb, division: string): Promise<boolean> {
  const setting = await db
    .selectFrom('games.division_setting')
    .select('opt_in_enhancements_enabled')
    .where('division', '=', division)
    .executeTakeFirst();
  return setting?.opt_in_enhancements_enabled ?? true;
}

/** Sweepstakes wins of a household, acknowledged or not (G-41). */
export async function sweepstakesWins(db: GamesDb, householdId: string) {
  return db
    .selectFrom('games.sweepstakes_win')
    .select(['displayed', 'prize_id as prizeId', 'program_code as programCode'])
    .where('household_id', '=', householdId)
    .orderBy('program_code')
    .orderBy('prize_id')
    .execute();
}

/** Remembers that a household has seen how the game works; again changes nothing (N-23). */
export async function markSeen(db: GamesDb, householdId: string, code: string, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('games.how_it_works_seen')
    .values({ household_id: householdId, program_code: code, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
