import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
import type { GameConfigDocument } from '../contract/game-config.ts';
import { gamesDb, type GamesDb, type GamesTables, type ProgramRow } from './tables.ts';

type RulesRow = Selectable<GamesTables['games.program_rules']>;

/** A program as published, with its divisions and the rules in force. */
export interface PublishedProgram {
  row: ProgramRow;
  divisions: readonly string[];
  rules: RulesRow | undefined;
}

/** Everything retailers publish about programs. */
interface Programs {
  /** In their order. */
  all: readonly PublishedProgram[];
  byCode: ReadonlyMap<string, PublishedProgram>;
  /** Divisions with a setting for the opt-in enhancements (N-16). */
  optInEnhancements: ReadonlyMap<string, boolean>;
}

const programs = referenceData({
  name: 'programs',
  tables: ['games.program', 'games.program_division', 'games.program_rules', 'games.division_setting'],
  load: async (from): Promise<Programs> => {
    const db = gamesDb(from);
    const rows = await db.selectFrom('games.program').selectAll().orderBy('position').orderBy('code').execute();
    const rules = await db
      .selectFrom('games.program_rules as rules')
      .innerJoin('games.program as program', (join) =>
        join.onRef('program.code', '=', 'rules.program_code').onRef('program.rules_version', '=', 'rules.version'),
      )
      .selectAll('rules')
      .execute();
    const places = await db.selectFrom('games.program_division').selectAll().execute();
    const settings = await db.selectFrom('games.division_setting').selectAll().execute();
    const all = rows.map((row) => ({
      row,
      divisions: places.filter((place) => place.program_code === row.code).map((place) => place.division),
      rules: rules.find((each) => each.program_code === row.code),
    }));
    return {
      all,
      byCode: new Map(all.map((each) => [each.row.code, each])),
      optInEnhancements: new Map(settings.map((each) => [each.division, each.opt_in_enhancements_enabled])),
    };
  },
});

/** One program by its code, at any store. */
export async function programByCode(db: GamesDb, code: string): Promise<ProgramRow | undefined> {
  if (db.isTransaction) return db.selectFrom('games.program').selectAll().where('code', '=', code).executeTakeFirst();
  return (await programs.read(db)).byCode.get(code)?.row;
}

/** One game by its code, at any store. */
export async function gameByCode(db: GamesDb, code: string): Promise<ProgramRow | undefined> {
  const program = await programByCode(db, code);
  return program?.is_game ? program : undefined;
}

/** Programs by their codes, at any store, in their order. */
export async function programsByCode(db: GamesDb, codes: readonly string[]): Promise<ProgramRow[]> {
  const { all } = await programs.read(db);
  return all.filter(({ row }) => codes.includes(row.code)).map(({ row }) => row);
}

/** One program with a game by its code, if the division has it. */
export async function programOfDivision(db: GamesDb, code: string, division: string): Promise<ProgramRow | undefined> {
  const program = (await programs.read(db)).byCode.get(code);
  return program?.row.is_game && program.divisions.includes(division) ? program.row : undefined;
}

/** One program by its code, with or without a game, if the division has it. */
export async function anyProgramOfDivision(
  db: GamesDb,
  code: string,
  division: string,
): Promise<ProgramRow | undefined> {
  const program = (await programs.read(db)).byCode.get(code);
  return program?.divisions.includes(division) ? program.row : undefined;
}

/** A program's rules in force; undefined if there are none. */
export async function rulesOf(db: GamesDb, code: string): Promise<RulesRow | undefined> {
  return (await programs.read(db)).byCode.get(code)?.rules;
}

/** A division's programs whose prizes can still be redeemed, in order (G-78). */
export async function programsOfDivision(
  db: GamesDb,
  {
    division,
    now,
    codes,
    withoutGame = false,
  }: {
    division: string;
    now: Temporal.Instant;
    codes?: readonly string[] | undefined;
    /** Those without a game too. */
    withoutGame?: boolean;
  },
): Promise<PublishedProgram[]> {
  const { all } = await programs.read(db);
  return all.filter(
    ({ row, divisions, rules }) =>
      (row.is_game ? rules !== undefined : withoutGame) &&
      divisions.includes(division) &&
      Temporal.Instant.compare(now, row.post_prog_live_at) <= 0 &&
      (codes === undefined || codes.includes(row.code)),
  );
}

/** Every game as the games configuration shows it, in order (N-19, G-95). */
export async function publishedGames(db: Database): Promise<GameConfigDocument[]> {
  return (await programs.read(db)).all.flatMap(({ row }) => (row.is_game ? row.game : []));
}

/** A division's opt-in switch on the server; on by default (N-16). */
export async function optInEnhancements(db: GamesDb, division: string): Promise<boolean> {
  return (await programs.read(db)).optInEnhancements.get(division) ?? true;
}

/** Records that a household has seen how the game works; repeating it changes nothing (N-23). */
export async function markSeen(db: GamesDb, householdId: string, code: string, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('games.how_it_works_seen')
    .values({ household_id: householdId, program_code: code, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
