import type { Subscription } from '../../../generated/rest.ts';

type Placed = Pick<Subscription, 'nextRunDate' | 'name' | 'productId'>;

/** What comes next first, what is paused last; of the same day by name. Nothing hangs on the order of the answer's keys. */
export const inItemOrder = <T extends Placed>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => compare(keyOf(one), keyOf(other)));

/** No calendar date comes after the letters of `paused`. */
const keyOf = ({ nextRunDate, name, productId }: Placed): string =>
  `${nextRunDate ?? 'paused'} ${name ?? ''} ${productId}`;

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
