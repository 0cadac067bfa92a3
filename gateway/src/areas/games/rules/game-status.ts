import type { GameStatus } from '../../../generated/resolvers.ts';
import type { Program } from '../../../generated/rest.ts';
import { millisecondsOf } from '../../../shared/clock.ts';
import { momentOf } from '../../../shared/date-strings.ts';
import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

/** Value and label of a game's state. */
export interface GameState {
  status: GameStatus;
  /** 0, 1, or 2. */
  value: number;
  label: string;
}

const states = inLanguages<Readonly<Record<GameStatus, GameState>>>((language) => ({
  NOT_STARTED: { status: 'NOT_STARTED', value: 0, label: texts[language].gameStatus[0] },
  IN_PROGRESS: { status: 'IN_PROGRESS', value: 1, label: texts[language].gameStatus[1] },
  GAME_OVER: { status: 'GAME_OVER', value: 2, label: texts[language].gameStatus[2] },
}));

/** Being over overrides the opt-in, which overrides nothing (G-57..G-59). */
export function gameState(
  program: Pick<Program, 'optInStatus' | 'endDate'>,
  now: Temporal.Instant,
  language: Language,
): GameState {
  if (isOver(program, now)) return states[language].GAME_OVER;
  return program.optInStatus === 'OPTED_IN' ? states[language].IN_PROGRESS : states[language].NOT_STARTED;
}

/** The end itself is still part of the game (G-59). */
export function isOver(program: Pick<Program, 'endDate'>, now: Temporal.Instant): boolean {
  return millisecondsOf(now) > momentOf(program.endDate);
}

/** Has the program itself started? */
export function hasBegun(program: Pick<Program, 'startDate'>, now: Temporal.Instant): boolean {
  return millisecondsOf(now) >= momentOf(program.startDate);
}
