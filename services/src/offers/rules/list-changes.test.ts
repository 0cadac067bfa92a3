import { expect, test } from 'vitest';
import {
  changedList,
  keyOf,
  type ListChange,
  type ListEntry,
  listLimits,
  textRefusal,
  writtenText,
} from './list-changes.ts';

const listOf = (...entries: ListEntry[]) => new Map(entries.map((entry) => [entry.id, entry]));
const milk: ListEntry = { id: 'milk', thing: { text: 'Oat milk' }, quantity: 1, checked: false };
const eggs: ListEntry = { id: 'eggs', thing: { bpn: '100000001' }, quantity: 2, checked: true };
const anything = () => null;
const after = (entries: ReadonlyMap<string, ListEntry>, ...changes: ListChange[]) => {
  const { entries: next, refused } = changedList(entries, changes, anything);
  return { items: [...next.values()], refused };
};
const add = (id: string, text: string, quantity = 1): ListChange => ({ op: 'ADD', id, thing: { text }, quantity });

test('S-101, I-8 a change that is made twice leaves what it left the first time', () => {
  const changes: ListChange[] = [
    add('tea', 'Tea', 2),
    { op: 'SET', id: 'milk', checked: true },
    { op: 'SET', id: 'milk', quantity: 3 },
    { op: 'REMOVE', id: 'eggs' },
  ];
  const once = after(listOf(milk, eggs), ...changes);
  expect(once).toEqual({
    items: [
      { ...milk, checked: true, quantity: 3 },
      { id: 'tea', thing: { text: 'Tea' }, quantity: 2, checked: false },
    ],
    refused: [],
  });
  expect(after(listOf(...once.items), ...changes)).toEqual(once);
});

test('S-188 what is there already is not added again, and is back to be bought if it was checked off', () => {
  expect(after(listOf(milk), add('other', 'oat MILK', 5)).items).toEqual([milk]);
  const again: ListChange = { op: 'ADD', id: 'other', thing: { bpn: '100000001' }, quantity: 1 };
  expect(after(listOf(eggs), again).items).toEqual([{ ...eggs, checked: false, quantity: 1 }]);
});

test('what is unknown or refused leaves everything else alone', () => {
  const { entries, refused } = changedList(
    listOf(milk),
    [
      { op: 'ADD', id: 'deal', thing: { offerId: 'over' }, quantity: 1 },
      { op: 'SET', id: 'gone', checked: true },
      { op: 'REMOVE', id: 'gone' },
      add('tea', 'Tea'),
    ],
    (thing) => ('offerId' in thing ? 'OFFER_EXPIRED' : null),
  );
  expect([...entries.keys()]).toEqual(['milk', 'tea']);
  expect(refused).toEqual([
    { id: 'deal', code: 'OFFER_EXPIRED' },
    { id: 'gone', code: 'ITEM_NOT_FOUND' },
  ]);
});

test('a list takes no more than its limit', () => {
  const full = listOf(
    ...Array.from({ length: listLimits.items }, (_, at) => ({ ...milk, id: `i${at}`, thing: { text: `thing ${at}` } })),
  );
  expect(after(full, add('one-more', 'Tea')).refused).toEqual([{ id: 'one-more', code: 'LIST_FULL' }]);
  expect(after(full, { op: 'REMOVE', id: 'i0' }, add('one-more', 'Tea')).refused).toEqual([]);
});

test.each([
  ['  Oat \n\t milk ', 'Oat milk'],
  ['a\u0000b', 'a b'],
  ['left\u202Eright', 'leftright'],
  ['cafe\u0301', 'café'],
  [' \u200B ', ''],
])('%j is kept as %j', (written, kept) => {
  expect(writtenText(written)).toBe(kept);
});

test('a text is as long as its letters, not its code units', () => {
  expect(textRefusal('🍓'.repeat(80))).toBeNull();
  expect(textRefusal('🍓'.repeat(81))).toBe('TOO_LONG');
  expect(textRefusal('')).toBe('EMPTY_TEXT');
});

test('an offer, a product, and a text of the same letters are three things; a text is the same in any case', () => {
  const keys = [{ offerId: 'tea' }, { bpn: 'tea' }, { text: 'tea' }, { text: 'TEA' }, { offerId: 'TEA' }].map(keyOf);
  expect(keys).toEqual(['offer tea', 'product tea', 'text tea', 'text tea', 'offer TEA']);
  expect(listLimits).toEqual({ items: 200, quantity: 99, text: 80 });
});

test('I-8 an id that is on the list already stays what it is', () => {
  expect(after(listOf(milk), add('milk', 'Coffee')).items).toEqual([milk]);
});
