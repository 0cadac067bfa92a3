import type { ErrorEnvelope } from '../../../generated/rest.ts';
import type { RefusalWords } from '../../../shared/refusal-words.ts';
import { texts } from '../texts/index.ts';
import { type PointLabels, pointsText } from '../../games/rules/point-labels.ts';
import { serviceWords } from '../../../shared/service-words.ts';
import { soonString } from '../../../shared/soon-string.ts';
import type { Language } from '../../../shared/language.ts';

/** The contract's codes for refusing a prize (N-26). */
export const prizeRefusals: ReadonlySet<string> = new Set(Object.keys(texts.en.refusals));

type Refusal = ErrorEnvelope['errors'][number];

interface Facts {
  /** The cost shown to the shopper; 0 if there is none. */
  expectedCost: number;
  labels: PointLabels;
  timeZone: string;
  now: Temporal.Instant;
}

/** The shopper's text for a refused prize: the reason, what happened to the points, and what to do next. */
export function prizeRefusalText(
  { code, message, details = {} }: Refusal,
  facts: Facts,
  language: Language,
): RefusalWords | string {
  const { costPoints, againFrom, minimumAge, allowed, leastPercent } = details;
  const wordsOf: Readonly<Partial<Record<string, (typeof texts)['en']['refusals']['ENDED']>>> =
    texts[language].refusals;
  const parts = wordsOf[code]?.({
    cost: typeof costPoints === 'number' ? pointsText(costPoints, facts.labels) : null,
    expectedCost: facts.expectedCost,
    allowed: typeof allowed === 'number' ? allowed : 0,
    minimumAge: typeof minimumAge === 'number' ? minimumAge : 0,
    leastPercent: typeof leastPercent === 'number' ? leastPercent : null,
    again: typeof againFrom === 'string' ? soonString(againFrom, facts.timeZone, facts.now, language) : null,
  });
  if (!parts) return serviceWords({ code, message }, language);
  const { reason, keepsPoints, advice = null } = parts;
  const sentences = [`${reason}.`, keepsPoints ? texts[language].noPointsTaken : null, advice];
  return { message: sentences.filter((sentence) => sentence !== null).join(' '), reason, advice };
}
