import { texts } from '../../texts/index.ts';
import type { Language } from '../../../../shared/language.ts';

export const usageTypes = ['ONE_TIME', 'MULTI', 'UNLIMITED'] as const;

/** How often an offer can be used (N-32). */
export interface Usage {
  usageType: (typeof usageTypes)[number];
  /** Orders of a household that may use it, if it is MULTI; null or missing if there is no such limit. */
  perHousehold?: number | null;
}

/** `One-time use`, `Up to 2 uses`, `Unlimited use`; of a challenge: `Bonus Path` (S-41). */
export function usageText({ usageType, perHousehold = null }: Usage, isChallenge: boolean, language: Language): string {
  if (isChallenge) return texts[language].usage.bonusPath;
  if (usageType !== 'MULTI') return texts[language].usage[usageType];
  if (perHousehold === null) return texts[language].usage.several;
  return perHousehold === 1 ? texts[language].usage.ONE_TIME : texts[language].usage.upTo(perHousehold);
}
