import type { CannotPlayReason } from '../generated/resolvers.ts';
import type { GameConfig, Program, ProgramPoints } from '../generated/rest.ts';
import type { PlayabilityModel } from '../models.ts';
import { texts } from '../texts/en.ts';
import { dayOf, dayTimeZoneString, inZone } from './date-strings.ts';
import { gameState, hasBegun } from './game-status.ts';
import { pointLabels, pointsText } from './point-labels.ts';
import { pointsToNextPlay } from './points-to-next-play.ts';

interface Facts {
  program: Program;
  /** null when they can't be loaded. */
  points: ProgramPoints | null;
  /** null when the games configuration has none or can't be loaded. */
  game: GameConfig | null;
  now: Temporal.Instant;
}

/** May the shopper play now, and if not, why? The games service has the last word when a play is made (N-20). */
export function playability(facts: Facts): PlayabilityModel {
  const { program, points, game } = facts;
  const reason = cannotPlay(facts);
  const missing = points && game && reason !== 'PROGRAM_ENDED' ? pointsToNextPlay(points, game) : 0;
  const nextPlayAt = nextPlay(reason, facts);
  return {
    programCode: program.code,
    canPlay: reason === null,
    canTakeFreePlay: canTakeFreePlay(reason, points, game),
    reason,
    reasonText: reason && inWords(reason, missing, nextPlayAt, program),
    nextPlayAt,
    pointsToNextPlay: missing,
  };
}

function cannotPlay({ program, points, game, now }: Facts): CannotPlayReason | null {
  const { status } = gameState(program, now);
  if (status === 'GAME_OVER') return 'PROGRAM_ENDED';
  if (!hasBegun(program, now)) return 'PROGRAM_NOT_STARTED';
  if (status === 'NOT_STARTED') return 'NOT_OPTED_IN';
  if (!points) return 'UNAVAILABLE';
  if (points.gameplaysAvailable > 0) return null;
  if (game && points.gameplaysUsed >= game.maxPlaysTotal) return 'TOTAL_LIMIT';
  if (game && points.gameplaysUsedToday >= game.maxPlaysPerDay) return 'DAILY_LIMIT';
  if (points.totalGamePoints < 0) return 'NEGATIVE_BALANCE';
  return game ? 'INSUFFICIENT_POINTS' : 'UNAVAILABLE';
}

/** A play without a purchase (N-28): while none waits, in the limits of every other. */
function canTakeFreePlay(
  reason: CannotPlayReason | null,
  points: ProgramPoints | null,
  game: GameConfig | null,
): boolean {
  if (!points || !game || points.freePlays > 0) return false;
  return reason === null || reason === 'INSUFFICIENT_POINTS' || reason === 'NEGATIVE_BALANCE';
}

/** Only where time alone decides: the beginning, or the store's next midnight while the game still runs then. */
function nextPlay(reason: CannotPlayReason | null, { program, now }: Facts): string | null {
  if (reason === 'PROGRAM_NOT_STARTED') return program.startDate;
  if (reason !== 'DAILY_LIMIT') return null;
  const midnight = inZone(now, program.timeZone).startOfDay().add({ days: 1 }).toInstant();
  return midnight.epochMilliseconds > Date.parse(program.endDate)
    ? null
    : midnight.toString({ fractionalSecondDigits: 3 });
}

function inWords(reason: CannotPlayReason, missing: number, nextPlayAt: string | null, program: Program): string {
  const { timeZone } = program;
  return texts.cannotPlay[reason]({
    begins: dayTimeZoneString(program.startDate, timeZone),
    points: pointsText(missing, pointLabels(program)),
    again: nextPlayAt && dayOf(inZone(nextPlayAt, timeZone)),
  });
}
