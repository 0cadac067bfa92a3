/** What an offer gives, and for what; cents, percent, and hundredths of a pound. */
export type Deal =
  | { kind: 'OFF'; cents: number; quantity: number }
  /** Off goods of a brand, for so many cents of them, or so many hundredths of a pound. */
  | { kind: 'OVER'; cents: number; least: number }
  | { kind: 'WEIGHT'; cents: number; hundredths: number }
  | { kind: 'PERCENT'; percent: number }
  | { kind: 'EACH'; cents: number }
  | { kind: 'FOR'; quantity: number; cents: number }
  | { kind: 'GET'; buy: number; get: number; isHalf: boolean }
  | { kind: 'FREE' }
  /** Off an order, or the part of it that counts. */
  | { kind: 'SPEND'; cents: number; percent: number; least: number }
  | { kind: 'POINTS'; points: number; least: number }
  | { kind: 'PATH'; target: number; units: 'items' | 'lb' | 'visits' | 'dollars'; cents: number }
  | { kind: 'REWARD'; cents: number }
  | { kind: 'BEHAVIOR'; behavior: string; points: number }
  | { kind: 'CHEAPEST' };

/** What deals come to, by code. */
export const dealKinds = [
  'OFF',
  'OVER',
  'WEIGHT',
  'PERCENT',
  'EACH',
  'FOR',
  'GET',
  'FREE',
  'SPEND',
  'POINTS',
  'PATH',
  'REWARD',
  'BEHAVIOR',
  'CHEAPEST',
  'PRICE',
] as const;
/** What a deal is on: what the offer names, its department, or all groceries. */
export const dealScopes = ['GOODS', 'DEPARTMENT', 'EVERYTHING'] as const;

/** A deal in parts, for whoever words it in another language. `PRICE` is a price of the weekly ad. */
export type DealParts = (Deal | { kind: 'PRICE'; cents: number; isWeighed: boolean }) & {
  on: (typeof dealScopes)[number];
  /** Does the offer's description say just this? Else it is a text of its own. */
  isDescribed: boolean;
};
