import { expect, test } from 'vitest';
import { listChanges, listRefusals } from './changes.ts';

type Asked = Parameters<typeof listChanges>[0];
const changes = (asked: Asked) => listChanges(asked, 'en');
const added = (given: Partial<NonNullable<Asked['add']>[number]>) =>
  changes({ add: [{ id: 'item-0001', quantity: 1, ...given }] } as Asked);

test('S-188 removals come first, then additions, then settings', () => {
  expect(
    changes({
      set: [
        { id: 'item-0001', isChecked: false },
        { id: 'item-0002', quantity: 99 },
        { id: 'item-0003', isChecked: true, quantity: 2 },
      ],
      add: [
        { id: 'item-0004', quantity: 1, couponId: 'MF-1' },
        { id: 'item-0005', quantity: 2, productId: '970000001' },
        { id: 'item-0006', quantity: 3, text: 'Candles' },
      ],
      remove: ['item-0007'],
    }),
  ).toEqual({
    changes: [
      { op: 'REMOVE', id: 'item-0007' },
      { op: 'ADD', id: 'item-0004', quantity: 1, offerId: 'MF-1' },
      { op: 'ADD', id: 'item-0005', quantity: 2, bpn: '970000001' },
      { op: 'ADD', id: 'item-0006', quantity: 3, text: 'Candles' },
      { op: 'SET', id: 'item-0001', checked: false },
      { op: 'SET', id: 'item-0002', quantity: 99 },
      { op: 'SET', id: 'item-0003', checked: true, quantity: 2 },
    ],
    refused: [],
  });
  expect(changes({})).toEqual({ changes: [], refused: [] });
});

test('a hundred changes go at once, whatever they are', () => {
  const ids = Array.from({ length: 101 }, (_, n) => `item-${n}`.padEnd(8, '-'));
  expect(changes({ remove: ids })).toBe('Send at most 100 changes at once.');
  expect(changes({ remove: ids.slice(1) })).toMatchObject({ changes: { length: 100 } });
  const split = (most: number): Asked => ({
    remove: ids.slice(0, 34),
    add: ids.slice(34, 67).map((id) => ({ id, quantity: 1, text: 'Milk' })),
    set: ids.slice(67, most).map((id) => ({ id, isChecked: true })),
  });
  expect(changes(split(100))).toMatchObject({ changes: { length: 100 } });
  expect(changes(split(101))).toBe('Send at most 100 changes at once.');
});

test.each([0, 100, -1])('a quantity of %s is refused with all that came with it', (quantity) => {
  expect(added({ text: 'Milk', quantity })).toBe('A quantity is a whole number from 1 to 99.');
  expect(
    changes({
      set: [
        { id: 'item-0001', quantity: 5 },
        { id: 'item-0002', quantity },
      ],
    }),
  ).toBe('A quantity is a whole number from 1 to 99.');
});

test('what is added is one thing', () => {
  const sentence = 'Each item to add is one of couponId, productId, and text.';
  expect([added({}), added({ text: 'Milk', productId: '970000001' })]).toEqual([sentence, sentence]);
  expect(added({ text: 'Milk', productId: null, couponId: null })).toMatchObject({ changes: { length: 1 } });
});

test('what nothing can have is refused by itself', () => {
  const refused = (itemId: string, code: string, message: string) => ({
    changes: [],
    refused: [{ itemId, code, message }],
  });
  expect(added({ productId: '97' })).toEqual(refused('item-0001', 'PRODUCT_NOT_FOUND', 'There is no such product.'));
  expect(added({ couponId: 'no such' })).toEqual(
    refused('item-0001', 'OFFER_NOT_FOUND', "This offer can't be put on My List."),
  );
  expect(added({ text: 'x'.repeat(321) })).toEqual(refused('item-0001', 'TOO_LONG', 'Use at most 80 characters.'));
  expect(added({ text: 'x'.repeat(320) })).toMatchObject({ refused: [] });
  const gone = refused('short', 'ITEM_NOT_FOUND', 'This item is no longer on My List.');
  expect(added({ id: 'short', text: 'Milk' })).toEqual(gone);
  expect(changes({ set: [{ id: 'short', isChecked: true }] })).toEqual(gone);
  // What isn't there is removed already.
  expect(changes({ remove: ['short'] })).toEqual({ changes: [], refused: [] });
});

test('a setting that sets nothing is left out, even of an item that is unknown', () => {
  expect(changes({ set: [{ id: 'item-0001' }, { id: 'short', isChecked: null, quantity: null }] })).toEqual({
    changes: [],
    refused: [],
  });
});

test('what the service refuses is said in words, and what it has no words for in general ones', () => {
  const refused = [
    { id: 'item-0001', code: 'LIST_FULL' },
    { id: 'item-0002', code: 'WHATEVER' },
  ];
  expect(listRefusals({ refused } as never, 'en')).toEqual([
    { itemId: 'item-0001', code: 'LIST_FULL', message: 'My List is full. Remove something first.' },
    { itemId: 'item-0002', code: 'WHATEVER', message: "This offer can't be put on My List." },
  ]);
});
