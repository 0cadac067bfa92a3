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
export function parsed(text: string, measure?: Measure): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');
  const clean = (measure === 'count' ? plain.replaceAll(/,(?=\d{3}\b)/g, '') : plain).replace(',', '.');
  if (!/^\d*\.?\d*$/.test(clean) || !/\d/.test(clean)) return undefined;
  return Number(clean);
}

/** Why what someone typed isn't the amount as it is: no number, no whole number, too little, too much. */
export type Misfit = 'number' | 'whole' | 'least' | 'most';

/** What someone typed: the amount it makes, if any, and what is wrong with it, if anything. */
export function typedAmount(text: string, bounds: Bounds): { amount?: number; misfit?: Misfit | undefined } {
  const typed = parsed(text, bounds.measure);
  if (typed === undefined) return { misfit: text.trim() ? 'number' : undefined };
  if (bounds.measure === 'count' && typed % 1) return { misfit: 'whole' };
  const misfit = typed < bounds.min ? 'least' : typed > bounds.max ? 'most' : undefined;
  return { amount: settle(typed, bounds), misfit };
}

/** As it is drawn: "2", "2.00". */
export const shown = (amount: number, measure: Measure): string => amount.toFixed(decimals[measure]);
