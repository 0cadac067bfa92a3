import type { DrawStep } from '../../../generated/resolvers.ts';
import type { Draw } from '../../../generated/rest.ts';
import { dayString, dayTimeZoneString } from '../../../shared/date-strings.ts';
import type { Language } from '../../../shared/language.ts';

/** A draw's steps in order, with when they were done or are scheduled (N-30). */
export function drawSteps(draw: Draw, language: Language): DrawStep[] {
  const { state, timeZone } = draw;
  const step = (kind: DrawStep['kind'], doneAt: string | null, planned: string | null, by: string | null): DrawStep => {
    const at = doneAt ?? planned;
    return {
      kind,
      isDone: doneAt !== null,
      at,
      atString: at && dayTimeZoneString(at, timeZone, language),
      dateString: at && dayString(at, timeZone, language),
      by,
    };
  };
  return [
    step('COMMITTED', draw.committedAt, null, null),
    step('CLOSED', draw.closedAt, state === 'OPEN' ? draw.closesAt : null, null),
    step('SEALED', draw.sealedAt, null, draw.sealedBy),
    step('DRAWN', draw.drawnAt, draw.drawsAt, draw.drawnBy),
    step('VERIFIED', draw.verifiedAt, null, null),
    step('PUBLISHED', draw.publishedAt, null, null),
  ];
}
