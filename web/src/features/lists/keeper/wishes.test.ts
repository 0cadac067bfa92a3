import { expect, test } from 'vitest';
import type { ListWish } from '../../../storage/list-queue.ts';
import { listItem } from '../../../testing/fixtures/savings/my-list.ts';
import type { ListItem_ItemFragment } from '../ListRow/ListItem.generated.ts';
import { takenOver } from '../../../storage/whose.ts';
import { additionOf, changesOf, shownItems, type Want, withGuestWant, withoutAnswered, withWant } from './wishes.ts';

const item = (given: object = {}) => listItem({ ...given }) as unknown as ListItem_ItemFragment;
let stamps = 0;
const wanted = (id: string) => ({ id, owner: 'c1', stamp: `s${++stamps}`, title: id });
const after = (...wants: [id: string, want: Want][]): readonly ListWish[] =>
  wants.reduce<readonly ListWish[]>((wishes, [id, want]) => withWant(wishes, wanted(id), want), []);
const shown = (items: readonly ListItem_ItemFragment[], wishes: readonly ListWish[]) =>
  shownItems(items, wishes, 'You wrote this').map(({ id, isChecked, quantity }) => ({ id, isChecked, quantity }));

test('of an item there is one wish, in which the last word counts', () => {
  const wishes = after(
    ['milk', { set: { isChecked: true } }],
    ['milk', { set: { quantity: 3 } }],
    ['milk', { set: { isChecked: false } }],
  );
  expect(wishes).toHaveLength(1);
  expect(changesOf(wishes)).toEqual({ remove: [], add: [], set: [{ id: 'milk', isChecked: false, quantity: 3 }] });
});

test('what is added and removed again is only removed; what is removed and brought back is both, in that order', () => {
  const add = { text: 'Tea', quantity: 1 };
  expect(changesOf(after(['tea', { add }], ['tea', { set: { quantity: 2 } }], ['tea', { remove: true }]))).toEqual({
    remove: ['tea'],
    add: [],
    set: [],
  });
  expect(changesOf(after(['tea', { remove: true }], ['tea', { add }], ['tea', { set: { isChecked: true } }]))).toEqual({
    remove: ['tea'],
    add: [{ id: 'tea', ...add }],
    set: [{ id: 'tea', isChecked: true }],
  });
});

test('the list shows what is wanted at once', () => {
  const items = [item({ id: 'milk' }), item({ id: 'eggs' })];
  const wishes = after(
    ['milk', { set: { isChecked: true, quantity: 2 } }],
    ['eggs', { remove: true }],
    ['tea', { add: { text: 'Tea', quantity: 1 } }],
  );
  expect(shown(items, wishes)).toEqual([
    { id: 'tea', isChecked: false, quantity: 1 },
    { id: 'milk', isChecked: true, quantity: 2 },
  ]);
  expect(shown([...items, item({ id: 'tea' })], wishes).map(({ id }) => id)).toEqual(['milk', 'tea']);
});

test('a wish that has changed since it was sent stays', () => {
  const [sent] = after(['milk', { set: { isChecked: true } }]);
  const changed = withWant([sent!], wanted('milk'), { set: { isChecked: false } });
  expect(withoutAnswered(changed, [sent!])).toEqual(changed);
  expect(withoutAnswered([sent!], [sent!])).toEqual([]);
});

test('S-116 what was removed comes back as what it was', () => {
  expect(additionOf(item({ kind: 'OFFER', couponId: 'ad-1', productId: '970000002' }))).toEqual({
    couponId: 'ad-1',
    quantity: 1,
  });
  expect(additionOf(item({ kind: 'PRODUCT', productId: '970000002', quantity: 2 }))).toEqual({
    productId: '970000002',
    quantity: 2,
  });
  expect(additionOf(item())).toEqual({ text: 'Oat milk', quantity: 1 });
});

const guestAfter = (...wants: [id: string, want: Want][]): readonly ListWish[] =>
  wants.reduce<readonly ListWish[]>(
    (wishes, [id, want]) => withGuestWant(wishes, { ...wanted(id), owner: 'guest' }, want),
    [],
  );

test("N-6 a guest's list is what was added and not removed; what is there already isn't added again", () => {
  const wishes = guestAfter(
    ['milk', { add: { text: 'Oat milk', quantity: 1 } }],
    ['tea', { add: { text: 'Tea', quantity: 1 } }],
    ['milk', { set: { isChecked: true } }],
    ['again', { add: { text: ' oat MILK', quantity: 1 } }],
    ['tea', { remove: true }],
    ['gone', { set: { isChecked: true } }],
  );
  expect(shown([], wishes)).toEqual([{ id: 'milk', isChecked: false, quantity: 1 }]);
});

test("N-6 whoever signs in takes the guest's list along; what another shopper wanted stays that shopper's", () => {
  const guests = guestAfter(
    ['milk', { add: { text: 'Oat milk', quantity: 2 } }],
    ['milk', { set: { isChecked: true } }],
  );
  const others = after(['eggs', { set: { isChecked: true } }]);
  const all = takenOver([...guests, ...others], 'c2');
  expect(all.map(({ id, owner }) => [id, owner])).toEqual([
    ['milk', 'c2'],
    ['eggs', 'c1'],
  ]);
  expect(changesOf(all.filter(({ owner }) => owner === 'c2'))).toEqual({
    remove: [],
    add: [{ id: 'milk', text: 'Oat milk', quantity: 2 }],
    set: [{ id: 'milk', isChecked: true }],
  });
  expect(takenOver(all, 'c2')).toBe(all);
});

test('two of a household want something of the same item, each their own', () => {
  const mine = withWant([], wanted('milk'), { set: { isChecked: true } });
  const both = withWant(mine, { ...wanted('milk'), owner: 'c2' }, { remove: true });
  expect(both.map(({ owner, isRemoved = false }) => [owner, isRemoved])).toEqual([
    ['c1', false],
    ['c2', true],
  ]);
  const withGuests = withGuestWant(both, { ...wanted('milk'), owner: 'guest' }, { remove: true });
  expect(withGuests).toEqual(both);
});
