import { weightDecimals } from '../../support/constants.ts';

/** Count in whole pieces, or weight with two decimals (S-261). */
export type Measure = 'count' | 'weight';

export interface Bounds {
  measure: Measure;
  min: number;
  max: number;
  step: number;
}

const decimals: Record<Measure, number> = { count: 0, weight: weightDecimals };

/** The nearest available amount. */
export function settle(amount: number, { measure, min, max }: Bounds): number {
  const power = 10 ** decimals[measure];
  return Math.min(Math.max(Math.round(amount * power) / power, min), max);
}

/** One step on or back; from between two steps to the next of them. */
export function stepped(amount: number, steps: number, bounds: Bounds): number {
  const { step, min } = bounds;
  const place = (amount - min) / step;
  const near = Math.round(place);
  const onStep = Math.abs(place - near) < 1e-6;
  const from = onStep ? near : steps > 0 ? Math.floor(place) : Math.ceil(place);
  return settle(min + (from + steps) * step, bounds);
}

/** The amount someone typed, or undefined. A comma counts as a decimal point, unless it groups thousands of pieces. */
export function parsed(text: string, measure: Measure = 'weight'): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');
  const isGrouped = measure === 'count' && /^\d{1,3}(,\d{3})+$/.test(plain);
  const clean = isGrouped ? plain.replaceAll(',', '') : plain.replace(',', '.');
  if (!/^\d*\.?\d*$/.test(clean) || !/\d/.test(clean)) return undefined;
  return Number(clean);
}

/** Why what someone typed isn't the amount as it is: no number, no whole number, too little, too much. */
export type Misfit = 'number' | 'whole' | 'least' | 'most';

/** What someone typed: the amount it makes, if any, and what is wrong with it, if anything. */
export function typedAmount(text: string, { measure, min, max }: Bounds): { amount?: number; misfit?: Misfit } {
  const amount = parsed(text, measure);
  if (amount === undefined) return text.trim() === '' ? {} : { misfit: 'number' };
  if (measure === 'count' && !Number.isInteger(amount)) return { misfit: 'whole' };
  if (amount < min) return { amount: min, misfit: 'least' };
  return amount > max ? { amount: max, misfit: 'most' } : { amount };
}

/** As it is drawn: "2", "2.00". */
export const shown = (amount: number, measure: Measure): string => amount.toFixed(decimals[measure]);
