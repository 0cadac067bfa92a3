import type { OptInRefusal, OptInRefusalCode } from '../../../generated/resolvers.ts';
import type { Program } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import { dayTimeZoneString } from '../../../shared/date-strings.ts';
import { gameState, hasBegun } from './game-status.ts';
import type { Language } from '../../../shared/language.ts';

type Facts = Pick<Program, 'optInStatus' | 'startDate' | 'endDate' | 'timeZone' | 'optInRefusal'>;

/**
 * What rules out an opt-in before the shopper enters anything (N-5); null if nothing is known.
 * The dates count for every retailer; anything else only if the games service reports it.
 */
export function optInRefusal(program: Facts, now: Temporal.Instant, language: Language): OptInRefusal | null {
  if (program.optInStatus === 'OPTED_IN') return null;
  const code = known(program, now, language);
  return (
    code && {
      code,
      message: texts[language].optInRefusals[code](dayTimeZoneString(program.startDate, program.timeZone, language)),
    }
  );
}

function known(program: Facts, now: Temporal.Instant, language: Language): OptInRefusalCode | null {
  if (gameState(program, now, language).status === 'GAME_OVER') return 'PROGRAM_ENDED';
  return hasBegun(program, now) ? (program.optInRefusal ?? null) : 'PROGRAM_NOT_STARTED';
}
