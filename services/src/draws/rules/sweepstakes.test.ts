import { expect, test } from 'vitest';
import { entriesOfFreeEntry, type EntryPrize, prizeOfDraw, sweepstakesProblem } from './sweepstakes.ts';

const entry = (prize_id: string, entries: number, cost_points = 0, own: Partial<EntryPrize> = {}): EntryPrize => ({
  prize_id,
  prize_type: 'SWEEPSTAKES',
  entries,
  cost_points,
  minimum_age: 18,
  ...own,
});
const coupon = entry('coupon', 1, 10, { prize_type: 'B4U_OFFER' });

test('N-28 a free entry grants as many entries as the smallest paid way', () => {
  expect(entriesOfFreeEntry([entry('won', 1), entry('five', 5, 80), entry('two', 2, 40)])).toBe(2);
  // One way is enough, and one point pays.
  expect(entriesOfFreeEntry([entry('won', 1), entry('five', 5, 1)])).toBe(5);
});

test('N-28 where no entry is sold, a free one grants as many as the smallest win', () => {
  expect(entriesOfFreeEntry([coupon, entry('five', 5), entry('three', 3), entry('none', 0, 10)])).toBe(3);
});

test('a draw is represented by the paid prize that grants as many as a free entry, or else by the first', () => {
  const paid = entry('paid', 2, 40);
  expect(prizeOfDraw([coupon, entry('won', 2), entry('more', 5, 80), paid])).toBe(paid);
  const cheap = entry('cheap', 2, 1);
  expect(prizeOfDraw([entry('won', 2), cheap, paid])).toBe(cheap);
  const won = entry('won', 3);
  expect(prizeOfDraw([coupon, won, entry('also', 1)])).toBe(won);
  expect(prizeOfDraw([coupon, entry('none', 0)])).toBeUndefined();
});

const endAt = Temporal.Instant.from('2026-09-01T06:59:59.999Z');
const program = { code: 'SPIN_2-a', endAt };
const draft = {
  prizeName: 'Groceries for a year',
  prizeValueCents: 520_000,
  imageId: 'trophy',
  winnerCount: 1,
  alternateCount: 2,
  entryLimit: 5,
  drawsAt: endAt,
  serverSeed: '0123456789abcdef'.repeat(4),
};
const problem = (own: Partial<typeof draft> = {}, prizes = [entry('five', 5), entry('one', 1, 20)], of = program) =>
  sweepstakesProblem(of, { ...draft, ...own }, prizes);

test('a draw that is held when its program ends, with room for its largest prize, is published', () => {
  expect(problem()).toBeNull();
});

test('a draw needs a prize that grants entries', () => {
  const needed = 'a sweepstakes needs a SWEEPSTAKES prize that grants entries';
  expect(problem({}, [])).toBe(needed);
  expect(problem({}, [coupon, entry('none', 0)])).toBe(needed);
});

test('a draw is not held before the last play', () => {
  expect(problem({ drawsAt: endAt.subtract({ milliseconds: 1 }) })).toBe(
    "the draw can't be held before the program ends",
  );
});

test.each(['', '0'.repeat(63), '0'.repeat(65), `${'0'.repeat(63)}g`, 'A'.repeat(64)])(
  'N-30 a server seed is 32 bytes in hex, not %j',
  (serverSeed) => expect(problem({ serverSeed })).toBe('the server seed must be 32 bytes in hex'),
);

test.each(['', 'SPIN 2', 'SPIN/2', 'ä'])('a draw is named by its code, which cannot be %j', (code) => {
  expect(problem({}, undefined, { code, endAt })).toBe('the code must be letters, digits, - and _');
});

test('T-30 all entries of a draw have one minimum age; prizes without entries have their own', () => {
  const together = 'all entries in a draw must have the same minimum age';
  expect(problem({}, [entry('a', 1), entry('b', 1, 10, { minimum_age: 21 })])).toBe(together);
  expect(problem({}, [entry('a', 1), { ...coupon, minimum_age: 21 }])).toBeNull();
});

test('T-60 the limit of entries has room for the largest prize', () => {
  expect(problem({ entryLimit: 4 })).toBe('the entry limit must be at least 5');
});
