import type { Language } from '../../../../server-kit/language.ts';
import type { Database } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
import type { ProgramTexts } from '../contract/game-texts.ts';
import { gamesDb, type GamesDb } from './tables.ts';

const texts = referenceData({
  name: 'program texts',
  tables: ['games.program_texts'],
  load: async (db): Promise<ReadonlyMap<Language, readonly ProgramTexts[]>> => {
    const rows = await gamesDb(db).selectFrom('games.program_texts').selectAll().orderBy('program_code').execute();
    const byLanguage = Map.groupBy(rows, ({ language }) => language);
    return new Map([...byLanguage].map(([language, own]) => [language, own.map((row) => row.texts)]));
  },
});

/** What programs and their prizes are called in a language; empty where nobody has said it. */
export const publishedTexts = async (db: Database, language: Language): Promise<readonly ProgramTexts[]> =>
  (await texts.read(db)).get(language) ?? [];

export async function insertTexts(
  db: GamesDb,
  language: Language,
  { programCode, ...own }: ProgramTexts,
): Promise<void> {
  await db
    .insertInto('games.program_texts')
    .values({ program_code: programCode, language, texts: JSON.stringify({ programCode, ...own }) })
    .execute();
}
