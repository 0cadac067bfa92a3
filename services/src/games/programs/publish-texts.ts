import { languages, type Language } from '../../../../server-kit/language.ts';
import type { GameConfigDocument } from '../contract/game-config.ts';
import type { ProgramTexts } from '../contract/game-texts.ts';
import { textsProblem } from '../rules/program-texts.ts';
import { insertTexts } from '../store/program-texts.ts';
import type { GamesDb, PrizeRow } from '../store/tables.ts';

/** What a program and its prizes are called in other languages than its own. */
export type Translations = Partial<Record<Language, Omit<ProgramTexts, 'programCode'>>>;

type PrizeTexts = NonNullable<ProgramTexts['prizes']>[number];
type Told = Pick<GameConfigDocument, 'odds' | 'howItWorks' | 'board'>;

const given = (translations: Translations) =>
  languages.flatMap((language) => {
    const texts = translations[language];
    return texts ? [{ language, texts }] : [];
  });

/** Why a program can't be published with these texts; null if it can. */
export function translationsProblem(
  game: Told,
  prizes: readonly { prize_id: string }[],
  translations: Translations = {},
): string | null {
  const told = { game, prizeIds: new Set(prizes.map(({ prize_id: id }) => id)) };
  return (
    given(translations)
      .map(({ texts }) => textsProblem(told, texts))
      .find((each) => each !== null) ?? null
  );
}

/** Writes them, in the caller's transaction. @param prizes all of the program's */
export async function publishTexts(
  db: GamesDb,
  programCode: string,
  prizes: readonly Named[],
  translations: Translations = {},
): Promise<void> {
  for (const { language, texts } of given(translations))
    await insertTexts(db, language, {
      programCode,
      ...texts,
      ...(texts.prizes ? { prizes: texts.prizes.map((each) => wholePrizeTexts(each, prizes)) } : {}),
    });
}

type Named = Pick<PrizeRow, 'prize_id' | 'name' | 'short_description' | 'description'>;

/** What a prize is described by is its name, where its own language has no more to say either. */
function wholePrizeTexts(texts: PrizeTexts, prizes: readonly Named[]): PrizeTexts {
  const own = prizes.find(({ prize_id: id }) => id === texts.prizeId);
  const described = {
    ...(own?.short_description === own?.name ? { shortDescription: texts.name } : {}),
    ...(own?.description === own?.name ? { description: texts.name } : {}),
  };
  return { ...described, ...texts };
}
