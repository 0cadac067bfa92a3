import { referenceData } from '../../platform/reference-data/reference-data.ts';
import { gamesDb, type GamesDb, type PrizeRow } from './tables.ts';

/** A program's prizes, as published. */
interface Published {
  /** By id. */
  all: readonly PublishedPrize[];
  /** Those that are not for everyone. */
  restricted: readonly PublishedPrize[];
}

/** A prize as published; the remaining stock is read every time. */
export type PublishedPrize = Omit<PrizeRow, 'issued' | 'remaining' | 'held'>;

const prizes = referenceData({
  name: 'prizes',
  tables: ['games.prize'],
  load: async (db): Promise<ReadonlyMap<string, Published>> => {
    const rows = await gamesDb(db).selectFrom('games.prize').selectAll().orderBy('prize_id').execute();
    const published = rows.map(({ issued: _issued, remaining: _remaining, held: _held, ...rest }) => rest);
    const byProgram = Map.groupBy(published, (prize) => prize.program_code);
    return new Map([...byProgram].map(([code, all]) => [code, { all, restricted: all.filter(isRestricted) }]));
  },
});

const isRestricted = (prize: PublishedPrize): boolean => prize.prize_type === 'SWEEPSTAKES' || prize.minimum_age > 0;

/** For each program, its prizes that are not for everyone: those of entries, and those with an age of their own (N-5, T-30). */
export async function restrictedPrizes(db: GamesDb): Promise<(code: string) => readonly PublishedPrize[]> {
  const published = await prizes.read(db);
  return (code) => published.get(code)?.restricted ?? [];
}

/** Names of prizes, by id. */
export async function prizeNames(db: GamesDb, prizeIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (prizeIds.length === 0) return new Map();
  const all = [...(await prizes.read(db)).values()].flatMap((program) => program.all);
  return new Map(all.filter((prize) => prizeIds.includes(prize.prize_id)).map((prize) => [prize.prize_id, prize.name]));
}

/** The ages that prizes of a program ask for, each once, the lowest first. */
export async function prizeAgesOf(db: GamesDb, code: string): Promise<number[]> {
  const ages = ((await prizes.read(db)).get(code)?.all ?? []).map((prize) => prize.minimum_age);
  return [...new Set(ages)].toSorted((a, b) => a - b);
}
