import type { MyListItem } from '../../../../generated/rest.ts';

type Placed = Pick<MyListItem, 'place' | 'title' | 'id'>;

/** What can't be placed comes after everything else. */
const atTheEnd = { department: Number.MAX_SAFE_INTEGER, shelf: 0 };

/** Items in the order one walks the store: by department, by shelf, and then by name. */
export const inWalkingOrder = <Item extends Placed>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => {
    const [here, there] = [one.place ?? atTheEnd, other.place ?? atTheEnd];
    return (
      here.department - there.department ||
      here.shelf - there.shelf ||
      one.title.localeCompare(other.title, 'en') ||
      (one.id < other.id ? -1 : 1)
    );
  });
