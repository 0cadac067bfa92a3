import type { CannotPlayReason } from '../../../generated/resolvers.ts';
import type { GameConfig, Program, ProgramPoints } from '../../../generated/rest.ts';
import type { PlayabilityModel } from '../models.ts';
import { texts } from '../texts/index.ts';
import { dayOf, dayTimeZoneString, inZone } from '../../../shared/date-strings.ts';
import { gameState, hasBegun } from './game-status.ts';
import { pointLabels, pointsText } from './point-labels.ts';
import { pointsToNextPlay } from './points-to-next-play.ts';
import type { Language } from '../../../shared/language.ts';

interface Facts {
  program: Program;
  /** null if they can't be loaded. */
  points: ProgramPoints | null;
  /** null if the games configuration doesn't have it, or can't be loaded. */
  game: GameConfig | null;
  now: Temporal.Instant;
}

/** May the shopper play now? If not, why not? The games service has the last word when a play is made (N-20). */
export function playability(facts: Facts, language: Language): PlayabilityModel {
  const { program, points, game } = facts;
  const { reason, nextPlayAt } = said(points) ?? workedOut(facts, language);
  const missing = points && game && reason !== 'PROGRAM_ENDED' ? pointsToNextPlay(points, game) : 0;
  return {
    programCode: program.code,
    canPlay: reason === null,
    canTakeFreePlay: canTakeFreePlay(reason, points, game),
    reason,
    reasonText: reason && inWords(reason, missing, nextPlayAt, program, language),
    nextPlayAt,
    pointsToNextPlay: missing,
  };
}

interface Verdict {
  reason: CannotPlayReason | null;
  /** When a play is possible again, if it only takes time. */
  nextPlayAt: string | null;
}

/** What the games service decided, which is never decided again; null if it didn't say (N-22). */
function said(points: ProgramPoints | null): Verdict | null {
  if (points?.cannotPlayReason === undefined) return null;
  return { reason: points.cannotPlayReason, nextPlayAt: points.nextPlayAt ?? null };
}

/** The same, in the same order, for services that return only the documented fields. */
function workedOut(facts: Facts, language: Language): Verdict {
  const { program, points, game, now } = facts;
  const refused = (reason: CannotPlayReason, nextPlayAt: string | null = null): Verdict => ({ reason, nextPlayAt });
  const { status } = gameState(program, now, language);
  if (status === 'GAME_OVER') return refused('PROGRAM_ENDED');
  if (!hasBegun(program, now)) return refused('PROGRAM_NOT_STARTED', program.startDate);
  if (status === 'NOT_STARTED') return refused('NOT_OPTED_IN');
  if (!points) return refused('UNAVAILABLE');
  if (points.gameplaysAvailable > 0) return { reason: null, nextPlayAt: null };
  if (game && points.gameplaysUsed >= game.maxPlaysTotal) return refused('TOTAL_LIMIT');
  if (game && points.gameplaysUsedToday >= game.maxPlaysPerDay)
    return refused('DAILY_LIMIT', pointsToNextPlay(points, game) > 0 ? null : nextDay(program, now));
  if (points.totalGamePoints < 0) return refused('NEGATIVE_BALANCE');
  return refused(game ? 'INSUFFICIENT_POINTS' : 'UNAVAILABLE');
}

/** A play without a purchase (N-28): if none is waiting, and within the limits of any play. */
function canTakeFreePlay(
  reason: CannotPlayReason | null,
  points: ProgramPoints | null,
  game: GameConfig | null,
): boolean {
  if (!points || !game || points.freePlays > 0) return false;
  return reason === null || reason === 'INSUFFICIENT_POINTS' || reason === 'NEGATIVE_BALANCE';
}

/** The store's next midnight, if the game is still running then. */
function nextDay(program: Program, now: Temporal.Instant): string | null {
  const midnight = inZone(now, program.timeZone).startOfDay().add({ days: 1 }).toInstant();
  return midnight.epochMilliseconds > Date.parse(program.endDate)
    ? null
    : midnight.toString({ fractionalSecondDigits: 3 });
}

function inWords(
  reason: CannotPlayReason,
  missing: number,
  nextPlayAt: string | null,
  program: Program,
  language: Language,
): string {
  const { timeZone } = program;
  return texts[language].cannotPlay[reason]({
    begins: dayTimeZoneString(program.startDate, timeZone, language),
    points: pointsText(missing, pointLabels(program, language)),
    again: nextPlayAt && dayOf(inZone(nextPlayAt, timeZone), language),
  });
}
