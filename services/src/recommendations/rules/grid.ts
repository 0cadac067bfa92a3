import type { Habit } from './habits.ts';

/** Orders of purchase history (S-279): most often; longest ago first; most overdue first; latest first. */
export const gridSorts = ['FREQUENCY', 'PURCHASE_DATE', 'RECOMMENDED', 'RECENTLY_PURCHASED'] as const;
export type GridSort = (typeof gridSorts)[number];

const by: Readonly<Record<GridSort, (one: Habit, other: Habit) => number>> = {
  FREQUENCY: (one, other) => other.timesBought - one.timesBought,
  PURCHASE_DATE: (one, other) => compare(one.lastBought, other.lastBought),
  RECOMMENDED: (one, other) => other.due - one.due,
  RECENTLY_PURCHASED: (one, other) => compare(other.lastBought, one.lastBought),
};

/** Everything that was bought, in an order; ties go by product (N-80). */
export const sortedGrid = (habits: readonly Habit[], sort: GridSort): Habit[] =>
  habits.toSorted((one, other) => by[sort](one, other) || compare(one.itemId, other.itemId));

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
