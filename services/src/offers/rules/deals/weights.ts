import type { OfferRecord } from '../record.ts';

/** A value's weight by a table: that of the first limit it stays within. */
const weightIn = (table: readonly (readonly [most: number, weight: number])[], value: number, rest: number): number =>
  table.find(([most]) => value <= most)?.[1] ?? rest;

/** How recently something was bought, in days. */
const recency = [
  [7, 1],
  [14, 0.9],
  [28, 0.75],
  [56, 0.5],
  [112, 0.3],
] as const;
export const recencyOf = (days: number): number => weightIn(recency, days, 0.15);

/** In how many orders it was bought. */
const frequency = [
  [1, 0.6],
  [2, 0.75],
  [4, 0.9],
] as const;
export const frequencyOf = (orders: number): number => weightIn(frequency, orders, 1);

/** What a deal costs the shop: nothing if its maker pays, least where margins are wide. */
const margins: Readonly<Record<string, number>> = {
  'bread-bakery': 0.95,
  'prepared-meals-catering': 0.95,
  deli: 0.95,
  'flowers-decor': 0.95,
  'personal-care-health': 0.9,
  'wine-beer-spirits': 0.9,
  'paper-cleaning-home': 0.85,
};
export const marginOf = ({ funding, departmentId }: Pick<OfferRecord, 'funding' | 'departmentId'>): number =>
  funding === 'MF' ? 1 : (margins[departmentId] ?? 0.8);
