import { texts } from '../texts.ts';

export const usageTypes = ['ONE_TIME', 'MULTI', 'UNLIMITED'] as const;

/** How often an offer can be used (N-32). */
export interface Usage {
  usageType: (typeof usageTypes)[number];
  /** Orders of a household that may use it, if it is MULTI; null or missing if there is no such limit. */
  perHousehold?: number | null;
}

/** `One-time use`, `Up to 2 uses`, `Unlimited use`; of a challenge: `Bonus Path` (S-41). */
export function usageText({ usageType, perHousehold = null }: Usage, isChallenge: boolean): string {
  if (isChallenge) return texts.usage.bonusPath;
  if (usageType !== 'MULTI') return texts.usage[usageType];
  if (perHousehold === null) return texts.usage.several;
  return perHousehold === 1 ? texts.usage.ONE_TIME : texts.usage.upTo(perHousehold);
}
