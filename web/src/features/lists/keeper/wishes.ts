import type { ListWish } from '../../../storage/list-queue.ts';
import { guest } from '../../../storage/whose.ts';
import type { ListItem_ItemFragment } from '../ListRow/ListItem.generated.ts';

type Item = ListItem_ItemFragment;

/** What is wanted of an item, in one step. */
export type Want = { remove: true } | { add: NonNullable<ListWish['add']> } | { set: NonNullable<ListWish['set']> };

interface Wanted {
  id: string;
  owner: string;
  stamp: string;
  title: string;
}

/** The wishes with one more: of a shopper's item there is one wish, in which a later step takes the place of the one before. */
export function withWant(wishes: readonly ListWish[], wanted: Wanted, want: Want): readonly ListWish[] {
  // Two of a household have the same items.
  const isSame = ({ id, owner }: ListWish) => id === wanted.id && owner === wanted.owner;
  const before = wishes.find(isSame);
  const rest = wishes.filter((wish) => !isSame(wish));
  if ('remove' in want) return [...rest, { ...wanted, isRemoved: true }];
  if ('add' in want) return [...rest, { ...wanted, ...(before?.isRemoved ? { isRemoved: true } : {}), add: want.add }];
  return [...rest, { ...before, ...wanted, set: { ...before?.set, ...want.set } }];
}

/** What is the same for a shopper, however it is written. */
const keyOf = ({ couponId, productId, text = '' }: NonNullable<ListWish['add']>): string =>
  couponId ? `offer ${couponId}` : productId ? `product ${productId}` : `text ${text.trim().toLowerCase()}`;

/** The wishes with one more of a guest's, which are the list themselves: what is removed is gone, and what is there isn't added again. */
export function withGuestWant(wishes: readonly ListWish[], wanted: Wanted, want: Want): readonly ListWish[] {
  const isOf = (wish: ListWish, id: string) => wish.id === id && wish.owner === guest;
  if ('remove' in want) return wishes.filter((wish) => !isOf(wish, wanted.id));
  // A list doesn't jump about.
  const set = (id: string, more: ListWish['set']) =>
    wishes.map((wish) => (isOf(wish, id) ? { ...wish, stamp: wanted.stamp, set: { ...wish.set, ...more } } : wish));
  if ('set' in want) return set(wanted.id, want.set);
  const key = keyOf(want.add);
  const same = wishes.find(({ owner, add }) => owner === guest && add !== undefined && keyOf(add) === key);
  return same ? set(same.id, { isChecked: false }) : withWant(wishes, wanted, want);
}

/** The wishes that are left once these have been answered: one that has changed meanwhile stays. */
export const withoutAnswered = (wishes: readonly ListWish[], answered: readonly ListWish[]): readonly ListWish[] =>
  wishes.filter(({ id, stamp }) => !answered.some((each) => each.id === id && each.stamp === stamp));

/** What to send for wishes. */
export const changesOf = (wishes: readonly ListWish[]) => ({
  remove: wishes.flatMap(({ id, isRemoved }) => (isRemoved ? [id] : [])),
  add: wishes.flatMap(({ id, add }) => (add ? [{ id, ...add }] : [])),
  set: wishes.flatMap(({ id, set }) => (set ? [{ id, ...set }] : [])),
});

/**
 * The list as the shopper wants it: what the server has said last, with every wish. What is about to be added stands first;
 * where it belongs, the server knows.
 * @param written what stands below what the shopper wrote
 */
export function shownItems(items: readonly Item[], wishes: readonly ListWish[], written: string): readonly Item[] {
  const byId = new Map(wishes.map((wish) => [wish.id, wish]));
  const known = items.flatMap((item): Item[] => {
    const wish = byId.get(item.id);
    if (!wish) return [item];
    return wish.isRemoved && !wish.add ? [] : [{ ...item, ...wish.set }];
  });
  const there = new Set(items.map(({ id }) => id));
  const added = wishes.flatMap((wish): Item[] =>
    wish.add && !there.has(wish.id) ? [{ ...newItem(wish, wish.add, written), ...wish.set }] : [],
  );
  return [...added, ...known];
}

/** What isn't with the server yet is newer than anything that is. */
const afterAll = '9999-12-31T00:00:00.000Z';

const newItem = (
  { id, title }: ListWish,
  { couponId, productId, quantity }: NonNullable<ListWish['add']>,
  written: string,
): Item => ({
  __typename: 'MyListItem',
  id,
  kind: couponId ? 'OFFER' : productId ? 'PRODUCT' : 'TEXT',
  couponId: couponId ?? null,
  productId: productId ?? null,
  title,
  detailText: couponId || productId ? '' : written,
  savingsText: null,
  priceText: null,
  path: null,
  imageId: null,
  pictures: null,
  aisle: null,
  quantity,
  addedAt: afterAll,
  endsAt: null,
  isExpired: false,
  isChecked: false,
});

/** How to bring back an item that was removed. */
export function additionOf({ kind, couponId, productId, title, quantity }: Item): NonNullable<ListWish['add']> {
  if (kind === 'OFFER' && couponId !== null) return { couponId, quantity };
  return kind === 'PRODUCT' && productId !== null ? { productId, quantity } : { text: title, quantity };
}
