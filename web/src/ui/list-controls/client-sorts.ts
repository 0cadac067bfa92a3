/**
 * A way to order a list (S-105, N-80): by a field, in a direction, and equals by their ids, so that an order is never left
 * open. What the browser orders says so.
 */
export interface SortRule {
  field: 'place' | 'name' | 'category' | 'added' | 'end';
  rule: readonly ['asc' | 'desc', 'id'];
  sort_at: 'client';
}

/** Orders of a list that the browser holds whole (S-278). What the server orders is in the services and the gateway. */
export const clientSorts = {
  /** By department, aisle, and shelf, as one walks the store. */
  aisles: { field: 'place', rule: ['asc', 'id'], sort_at: 'client' },
  'a-z': { field: 'name', rule: ['asc', 'id'], sort_at: 'client' },
  'z-a': { field: 'name', rule: ['desc', 'id'], sort_at: 'client' },
  category: { field: 'category', rule: ['asc', 'id'], sort_at: 'client' },
  'added-date': { field: 'added', rule: ['desc', 'id'], sort_at: 'client' },
  'expiry-date': { field: 'end', rule: ['asc', 'id'], sort_at: 'client' },
} as const satisfies Record<string, SortRule>;
export type ClientSort = keyof typeof clientSorts;
export const clientSortNames = Object.keys(clientSorts) as ClientSort[];

/** The order that an address names; null if it names none. */
export const clientSortOf = (parameter: string | null): ClientSort | null =>
  clientSortNames.find((each) => each === parameter) ?? null;

/** What an item is ordered by; null for what has none, which comes last in each order. */
export type ValueOf<Item> = (item: Item, field: SortRule['field'], index: number) => string | number | null;

/** The items in an order. The list itself stays as it is. */
export function sortedBy<Item extends { id: string }>(
  items: readonly Item[],
  { field, rule: [direction] }: SortRule,
  valueOf: ValueOf<Item>,
): Item[] {
  const sign = direction === 'asc' ? 1 : -1;
  return items
    .map((item, index) => ({ item, value: valueOf(item, field, index) }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null) || byId(one.item, other.item);
      return sign * compared(one.value, other.value) || byId(one.item, other.item);
    })
    .map(({ item }) => item);
}

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'string' && typeof other === 'string' ? one.localeCompare(other) : Number(one) - Number(other);
const byId = ({ id: one }: { id: string }, { id: other }: { id: string }): number =>
  one === other ? 0 : one < other ? -1 : 1;
