import { inLanguages, type Language } from '../../../shared/language.ts';
import type { ChallengeProgress } from '../../../generated/resolvers.ts';
import type { Challenge } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';

type Continuity = Challenge['continuity'];
type Units = NonNullable<Continuity['units']>;

interface Wording {
  prefix: string;
  before: string;
  after: string;
  /** Are the values countable, so that they can be drawn as segments? */
  counted: boolean;
}

/** The words for a challenge's units (S-269..S-273). */
const wordings = inLanguages((language): Readonly<Record<Units | 'NONE', Wording>> => {
  const { purchased, quantity, transactions, pounds } = texts[language].challenge;
  const plain = { prefix: purchased, before: '', after: '', counted: false };
  const inPounds = { ...plain, after: ` ${pounds}` };
  const inQuantity = { ...plain, prefix: quantity };
  return {
    ITEM: { ...plain, counted: true },
    ITEMS: { ...plain, counted: true },
    AMOUNT: plain,
    QUANTITY_PRICE: plain,
    DOLLARS: { ...plain, before: '$' },
    POUND: inPounds,
    'PER POUND': inPounds,
    WEIGHT_VOLUME: inQuantity,
    'WEIGHT/VOLUME': inQuantity,
    QUANTITY: { ...inQuantity, counted: true },
    NONE: { ...plain, prefix: transactions, counted: true },
  };
});

const mostSegments = 5;

/** Progress of a challenge, never above its target (S-268..S-273, X-6). */
export function challengeProgress(
  { units, progressValue, targetValue }: Continuity,
  language: Language,
): ChallengeProgress {
  const { prefix, before, after, counted } = wordings[language][units ?? 'NONE'];
  const value = Math.max(0, Math.min(progressValue, targetValue));
  const number = before === '$' ? money : amount;
  return {
    value,
    target: targetValue,
    percent: targetValue > 0 ? (value / targetValue) * 100 : 100,
    prefix,
    valueText: `${before}${number(value)} / ${before}${number(targetValue)}${after}`,
    segments: counted && Number.isInteger(targetValue) && targetValue <= mostSegments ? targetValue : null,
  };
}

/** Complete when the progress, clamped at the target, equals it (S-121, X-6). */
export function isComplete({ progressValue, targetValue }: Omit<Continuity, 'units'>): boolean {
  return Math.min(progressValue, targetValue) === targetValue;
}

const amount = (value: number) => String(Number(value.toFixed(2)));
const money = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));
