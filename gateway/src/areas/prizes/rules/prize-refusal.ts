import type { ErrorEnvelope } from '../../../generated/rest.ts';
import type { RefusalWords } from '../../../shared/refusal-words.ts';
import { texts } from '../texts.ts';
import { type PointLabels, pointsText } from '../../games/rules/point-labels.ts';
import { soonString } from '../../../shared/soon-string.ts';

/** The contract's codes for refusing a prize (N-26). */
export const prizeRefusals: ReadonlySet<string> = new Set(Object.keys(texts.refusals));

type Refusal = ErrorEnvelope['errors'][number];

interface Facts {
  /** The cost shown to the shopper; 0 if there is none. */
  expectedCost: number;
  labels: PointLabels;
  timeZone: string;
  now: Temporal.Instant;
}

/** The shopper's text for a refused prize: the reason, what happened to the points, and what to do next. */
export function prizeRefusalText({ code, message, details = {} }: Refusal, facts: Facts): RefusalWords | string {
  const { costPoints, againFrom, minimumAge, allowed, leastPercent } = details;
  const parts = texts.refusals[code]?.({
    cost: typeof costPoints === 'number' ? pointsText(costPoints, facts.labels) : null,
    expectedCost: facts.expectedCost,
    allowed: typeof allowed === 'number' ? allowed : 0,
    minimumAge: typeof minimumAge === 'number' ? minimumAge : 0,
    leastPercent: typeof leastPercent === 'number' ? leastPercent : null,
    again: typeof againFrom === 'string' ? soonString(againFrom, facts.timeZone, facts.now) : null,
  });
  if (!parts) return message;
  const { reason, keepsPoints, advice = null } = parts;
  const sentences = [`${reason}.`, keepsPoints ? texts.noPointsTaken : null, advice];
  return { message: sentences.filter((sentence) => sentence !== null).join(' '), reason, advice };
}
