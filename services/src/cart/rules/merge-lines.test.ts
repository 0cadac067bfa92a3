import { expect, test } from 'vitest';
import { cartOf, facts, line, linesIn, manyLines, offered } from '../testing/lines.ts';
import { mergeLines } from './merge-lines.ts';

test('N-6 the same item, options, and weight sum up; other lines come along as they are', () => {
  const draft = cartOf(line('mine', { quantity: 2 }), line('heavy', { weight: 250 }));
  const guests = [
    line('theirs', { quantity: 3 }),
    line('bread', { bpn: 'bread', comments: 'Sliced' }),
    line('removed', { bpn: 'eggs', quantity: 0 }),
  ];
  expect(mergeLines(draft, guests, facts({}))).toEqual({ taken: 4, capped: [] });
  expect(linesIn(draft)).toMatchObject([
    { entryId: 'mine', quantity: 5, changedVersion: 10, growth: { since: 3, adds: [{ version: 10, quantity: 3 }] } },
    { entryId: 'heavy', quantity: 1, changedVersion: 3 },
    { entryId: 'bread', quantity: 1, comments: 'Sliced', changedVersion: 10 },
  ]);
  expect([...draft.touched]).toEqual(['mine', 'bread']);
});

test('N-6 a line keeps its note, and takes the guest’s if it has none', () => {
  const draft = cartOf(line('a', { comments: 'Cold' }), line('b', { bpn: 'bread' }));
  mergeLines(draft, [line('x', { comments: 'Warm' }), line('y', { bpn: 'bread', comments: 'Sliced' })], facts({}));
  expect(linesIn(draft).map(({ comments }) => comments)).toEqual(['Cold', 'Sliced']);
});

test('N-6 a sum stops at the maximum over all lines of a product, and says where', () => {
  const of = { milk: offered({ maximum: 12 }) };
  const draft = () => cartOf(line('mine', { quantity: 5 }), line('heavy', { weight: 250, quantity: 4 }));
  expect(mergeLines(draft(), [line('theirs', { quantity: 3 })], facts(of))).toEqual({ taken: 3, capped: [] });
  expect(mergeLines(draft(), [line('theirs', { quantity: 4 })], facts(of))).toEqual({
    taken: 3,
    capped: [{ entryId: 'mine', itemId: 'milk', name: 'Milk', quantity: 8, isShort: false }],
  });
});

test('T-72 a sum stops at what is in stock, and says so; what is out comes along and says so itself', () => {
  const of = { milk: offered({ pieces: 7 }), bread: offered({ pieces: 0, reason: 'OUT_OF_STOCK' }) };
  const draft = cartOf(line('mine', { quantity: 5 }));
  expect(mergeLines(draft, [line('theirs', { quantity: 3 }), line('bread', { bpn: 'bread' })], facts(of))).toEqual({
    taken: 3,
    capped: [{ entryId: 'mine', itemId: 'milk', name: 'Milk', quantity: 7, isShort: true }],
  });
  expect(linesIn(draft)).toMatchObject([{ quantity: 7 }, { entryId: 'bread', quantity: 1 }]);
});

test('N-6 a line for which there is no room at all is named and left out', () => {
  const of = { milk: offered({ maximum: 4 }) };
  const draft = cartOf(line('heavy', { weight: 250, quantity: 5 }));
  expect(mergeLines(draft, [line('theirs')], facts(of))).toEqual({
    taken: 0,
    capped: [{ entryId: null, itemId: 'milk', name: 'Milk', quantity: 0, isShort: false }],
  });
  expect(draft).toEqual(cartOf(line('heavy', { weight: 250, quantity: 5 })));
  const full = cartOf(line('mine', { quantity: 4 }));
  expect(mergeLines(full, [line('theirs')], facts(of)).capped).toMatchObject([{ entryId: 'mine', quantity: 4 }]);
});

test('N-6 no product comes to more than 999 packages, whether the store knows it or not', () => {
  for (const of of [{}, { milk: offered({ maximum: 5000 }) }]) {
    const draft = cartOf(line('mine', { quantity: 600 }));
    expect(mergeLines(draft, [line('theirs', { quantity: 600 })], facts(of)).taken).toBe(399);
  }
});

test('N-6 a full cart takes in what it has already, and no more lines than 200', () => {
  const others = manyLines(199);
  const draft = cartOf(...others, line('removed', { bpn: 'eggs', quantity: 0 }));
  const guests = [line('theirs'), line('bread', { bpn: 'bread' }), line('again', { bpn: 'other-7', quantity: 2 })];
  expect(mergeLines(draft, guests, facts({}))).toEqual({
    taken: 3,
    capped: [{ entryId: null, itemId: 'bread', name: 'Milk', quantity: 0, isShort: false }],
  });
});

test('N-6 a line that the household has removed comes back under its entry id', () => {
  const draft = cartOf(line('mine', { quantity: 0 }));
  mergeLines(draft, [line('theirs', { quantity: 2 })], facts());
  expect(linesIn(draft)).toMatchObject([{ entryId: 'mine', quantity: 2 }]);
});

test('N-6 other products are no part of a maximum, and what both removed stays removed', () => {
  const of = { milk: offered({ maximum: 12 }) };
  const draft = cartOf(line('bread', { bpn: 'bread', quantity: 90 }), line('gone', { bpn: 'eggs', quantity: 0 }));
  const guests = [line('theirs', { quantity: 12 }), line('theirs-gone', { bpn: 'eggs', quantity: 0 })];
  expect(mergeLines(draft, guests, facts(of))).toEqual({ taken: 12, capped: [] });
  expect([...draft.touched]).toEqual(['theirs']);
});

test('N-6 a line that the guest added to goes on growing in the household’s cart', () => {
  const draft = cartOf();
  const growth = { since: 1, adds: [{ version: 2, quantity: 1 }] };
  mergeLines(draft, [line('theirs', { quantity: 3, growth })], facts());
  expect(linesIn(draft)[0]?.growth).toEqual({ since: 1, adds: [...growth.adds, { version: 10, quantity: 3 }] });
});
