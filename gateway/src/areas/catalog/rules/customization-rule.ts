import { texts } from '../texts.ts';

const words = texts.customization;

/** N-57: how many options to choose: `Choose 1`; `Up to 3`; `Choose 1 or 2`; `Choose 2 to 4`. */
export function ruleText(min: number, max: number): string {
  if (min === max) return words.exactly(max);
  if (min === 0) return words.upTo(max);
  return min + 1 === max ? words.either(min, max) : words.between(min, max);
}
