import type { GamesTexts, ProgramTexts } from '../../../../generated/rest.ts';
import { type Language, retailersLanguage } from '../../../../shared/language.ts';

type PrizeTexts = NonNullable<ProgramTexts['prizes']>[number];
type RecipeTexts = NonNullable<ProgramTexts['recipes']>[number];

/** What a retailer calls games, prizes, and recipes in the shopper's language, by their ids (N-19, N-25). */
export interface GameWords {
  language: Language;
  programs: ReadonlyMap<string, ProgramTexts>;
  prizes: ReadonlyMap<string, PrizeTexts>;
  recipes: ReadonlyMap<string, RecipeTexts>;
}

/** For whoever reads in the retailer's language, and where nobody has said it in another. */
export const noWords: GameWords = {
  language: retailersLanguage,
  programs: new Map(),
  prizes: new Map(),
  recipes: new Map(),
};

const known = new WeakMap<GamesTexts, GameWords>();

/** The texts by their ids; made once for each answer. */
export function wordsIn(texts: GamesTexts): GameWords {
  let words = known.get(texts);
  if (!words) known.set(texts, (words = byId(texts)));
  return words;
}

function byId({ language, programs }: GamesTexts): GameWords {
  const own = <Each>(of: (program: ProgramTexts) => readonly Each[] | undefined) =>
    programs.flatMap((each) => of(each) ?? []);
  return {
    language,
    programs: new Map(programs.map((program) => [program.programCode, program])),
    prizes: new Map(own(({ prizes }) => prizes).map((prize) => [prize.prizeId, prize])),
    recipes: new Map(own(({ recipes }) => recipes).map((recipe) => [recipe.recipeId, recipe])),
  };
}

/** The language that something is told in. */
export const languageOf = (told: ReadonlyMap<string, unknown>, id: string, { language }: GameWords): Language =>
  told.has(id) ? language : retailersLanguage;

/** A name, and the language that it is in. */
export interface Named {
  name: string;
  language: Language;
}

const named = (words: GameWords, told: string | undefined, name: string): Named =>
  told === undefined ? { name, language: retailersLanguage } : { name: told, language: words.language };

/** What a prize is called. @param name in the retailer's language */
export const prizeNamed = (words: GameWords, prizeId: string | undefined, name: string): Named =>
  named(words, prizeId === undefined ? undefined : words.prizes.get(prizeId)?.name, name);

/** What a program is called. @param title in the retailer's language */
export const titled = (words: GameWords, programCode: string, title: string): string =>
  words.programs.get(programCode)?.title ?? title;

/** What a program's sweepstakes gives away. @param name in the retailer's language */
export const drawPrizeNamed = (words: GameWords, programCode: string | undefined, name: string): Named =>
  named(words, programCode === undefined ? undefined : words.programs.get(programCode)?.drawPrizeName, name);
