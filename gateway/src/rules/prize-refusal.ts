import type { ErrorEnvelope } from '../generated/rest.ts';
import { texts } from '../texts/en.ts';
import { type PointLabels, pointsText } from './point-labels.ts';
import { soonString } from './soon-string.ts';

/** Codes of the contract with which a prize is refused to a shopper (N-26). */
export const prizeRefusals: ReadonlySet<string> = new Set(Object.keys(texts.prizeRefusals));

type Refusal = ErrorEnvelope['errors'][number];

interface Facts {
  /** What the shopper was shown; 0 where nothing is paid. */
  expectedCost: number;
  labels: PointLabels;
  timeZone: string;
  now: Temporal.Instant;
}

/** The shopper's text for a refused prize: the reason, what became of the points, and from when on again. */
export function prizeRefusalText({ code, message, details = {} }: Refusal, facts: Facts): string {
  const { costPoints, againFrom, minimumAge, allowed } = details;
  const text = texts.prizeRefusals[code];
  if (!text) return message;
  return text({
    cost: typeof costPoints === 'number' ? pointsText(costPoints, facts.labels) : null,
    expectedCost: facts.expectedCost,
    allowed: typeof allowed === 'number' ? allowed : 0,
    minimumAge: typeof minimumAge === 'number' ? minimumAge : 0,
    again: typeof againFrom === 'string' ? soonString(againFrom, facts.timeZone, facts.now) : null,
  });
}
