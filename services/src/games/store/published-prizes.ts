import { referenceData } from '../../platform/reference-data/reference-data.ts';
import { gamesDb, type GamesDb, type PrizeRow } from './tables.ts';

/** A prize as it is published; how many are left is read every time. */
export type PublishedPrize = Omit<PrizeRow, 'issued' | 'remaining' | 'held'>;

const prizes = referenceData({
  name: 'prizes',
  tables: ['games.prize'],
  load: async (db): Promise<ReadonlyMap<string, readonly PublishedPrize[]>> => {
    const rows = await gamesDb(db).selectFrom('games.prize').selectAll().orderBy('prize_id').execute();
    const published = rows.map(({ issued: _issued, remaining: _remaining, held: _held, ...rest }) => rest);
    return Map.groupBy(published, (prize) => prize.program_code);
  },
});

const isRestricted = (prize: PublishedPrize): boolean => prize.prize_type === 'SWEEPSTAKES' || prize.minimum_age > 0;

/** Prizes of a program that are not for everyone: those of entries, and those with an age of their own (N-5, T-30). */
export async function restrictedPrizes(db: GamesDb, code: string): Promise<PublishedPrize[]> {
  return ((await prizes.read(db)).get(code) ?? []).filter(isRestricted);
}

/** The ages that prizes of a program ask for, each once, the lowest first. */
export async function prizeAgesOf(db: GamesDb, code: string): Promise<number[]> {
  const ages = ((await prizes.read(db)).get(code) ?? []).map((prize) => prize.minimum_age);
  return [...new Set(ages)].toSorted((a, b) => a - b);
}
