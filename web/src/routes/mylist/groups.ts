import type { ListItem_ItemFragment } from '../../features/lists/ListRow/ListItem.generated.ts';
import { type ClientSort, clientSorts, sortedBy, type ValueOf } from '../../ui/list-controls/client-sorts.ts';

type Item = ListItem_ItemFragment;

/** Some of the list: what stands in one part of the store, or, in another order, all of it. */
export interface ListGroup {
  /** null for what nobody can place, and for a list that isn't in parts. */
  aisle: Item['aisle'];
  items: readonly Item[];
}

/** As the list stands unless the shopper chooses. */
export const usualSort: ClientSort = 'aisles';

/** The order of the list is that of the store's departments, aisles, and shelves. */
const valueOf: ValueOf<Item> = ({ title, aisle, addedAt, endsAt }, field, index) =>
  ({ place: index, name: title, category: aisle?.name ?? null, added: addedAt, end: endsAt })[field];

/** Orders in which the list stands in parts. */
const inParts: readonly ClientSort[] = ['aisles', 'category'];

/** What is still to be bought, in an order; in parts of the store, what can't be placed comes last. */
export function groupsOf(items: readonly Item[], sort: ClientSort = usualSort): readonly ListGroup[] {
  const left = sortedBy(
    items.filter(({ isChecked }) => !isChecked),
    clientSorts[sort],
    valueOf,
  );
  if (!inParts.includes(sort)) return left.length === 0 ? [] : [{ aisle: null, items: left }];
  const byAisle = Map.groupBy(left, ({ aisle }) => aisle?.id ?? null);
  const groups = [...byAisle.values()].map((of): ListGroup => ({ aisle: of[0]?.aisle ?? null, items: of }));
  return groups.toSorted((one, other) => Number(one.aisle === null) - Number(other.aisle === null));
}

/** The list as a text to send to somebody: part by part, without what is checked off. */
export function listText(groups: readonly ListGroup[], { title, elsewhere }: { title: string; elsewhere: string }) {
  const line = ({ title: name, quantity }: Item) => `- ${quantity > 1 ? `${quantity} × ` : ''}${name}`;
  const parts = groups.map(({ aisle, items }) => [aisle?.name ?? elsewhere, ...items.map(line)].join('\n'));
  return [title, ...parts].join('\n\n');
}
