import type { GameConfig, Program, ProgramTexts } from '../../../../generated/rest.ts';
import { type GameWords, prizeNamed } from './game-words.ts';

const known = new WeakMap<GameConfig, { texts: ProgramTexts; told: GameConfig }>();

/** A game in the shopper's language, as far as the retailer has said it; the same object while its texts are the same. */
export function toldGame(game: GameConfig, words: GameWords): GameConfig {
  const texts = words.programs.get(game.programCode);
  if (!texts) return game;
  let found = known.get(game);
  if (found?.texts !== texts) known.set(game, (found = { texts, told: inWords(game, texts) }));
  return found.told;
}

function inWords(game: GameConfig, texts: ProgramTexts): GameConfig {
  const { title, tagline, earnText, optInText } = texts;
  return {
    ...game,
    title,
    ...(tagline === undefined ? {} : { tagline }),
    ...(earnText === undefined ? {} : { earnText }),
    ...(optInText === undefined ? {} : { optInText }),
    odds: zipped(game.odds, texts.odds),
    howItWorks: zipped(game.howItWorks, texts.howItWorks),
    board: game.board && {
      ...game.board,
      gifts: zipped(
        game.board.gifts,
        texts.gifts?.map((label) => ({ label })),
      ),
    },
  };
}

/** Each with its texts; as they are where there aren't as many texts, because the game has changed since. */
const zipped = <Each extends object>(own: Each[], texts: readonly Partial<Each>[] | undefined): Each[] =>
  texts?.length === own.length ? own.map((each, at) => ({ ...each, ...texts[at] })) : own;

/** A program with its points and its stand-ins named in the shopper's language. */
export function toldProgram(program: Program, words: GameWords): Program {
  const labels = words.programs.get(program.code)?.pointLabels;
  const standIns = program.standIns ?? [];
  if (words.programs.size === 0 || (!labels && standIns.length === 0)) return program;
  return {
    ...program,
    uiAttributes: labels
      ? { ...program.uiAttributes, tokenLabelSingular: labels.singular, tokenLabelPlural: labels.plural }
      : program.uiAttributes,
    standIns: standIns.map((each) => ({ ...each, name: prizeNamed(words, each.awardedId, each.name).name })),
  };
}
