import { describe, expect, test } from 'vitest';
import { cartOf, facts, line, linesIn, manyLines, offered } from '../testing/lines.ts';
import { type Change, changeLine, type Drafted, type Facts, type Offered } from './change-lines.ts';
import { mergeLines } from './merge-lines.ts';

const set = (
  draft: Drafted,
  change: Partial<Change> = {},
  { of = offered(), ...more }: { of?: Offered } & Partial<Facts> = {},
) => changeLine(draft, { kind: 'SET', entryId: 'milk', ...change }, { ...facts({ milk: of }), ...more });

describe('a line kept for later', () => {
  test('is out of the cart with its choices, and comes back as it was', () => {
    const draft = cartOf(line('milk', { quantity: 2, comments: 'Cold', weight: 150 }));
    const weighed = offered({ minimumWeight: 25 });
    expect(set(draft, { saved: 2 }, { of: weighed })).toMatchObject({ quantity: 0, refusal: null });
    expect(linesIn(draft)).toMatchObject([{ quantity: 0, saved: 2, comments: 'Cold', weight: 150 }]);
    expect(set(draft, { saved: 0 }, { of: weighed })).toMatchObject({ quantity: 2, refusal: null });
    expect(linesIn(draft)).toMatchObject([{ entryId: 'milk', quantity: 2, saved: 0, comments: 'Cold', weight: 150 }]);
  });

  test('leaves in the cart what somebody else has added since, and a second tab moves nothing again', () => {
    const draft = cartOf(line('milk', { quantity: 5, changedVersion: 9 }));
    expect(set(draft, { saved: 2 }, { ifMatch: 3 })).toMatchObject({ quantity: 3, refusal: null });
    draft.touched.clear();
    expect(set(draft, { saved: 2 }, { ifMatch: 3 })).toMatchObject({ quantity: 3, refusal: null });
    expect(linesIn(draft)).toMatchObject([{ quantity: 3, saved: 2 }]);
    expect(draft.touched.size).toBe(0);
  });

  test('stays when its other packages are removed, and when more is added', () => {
    const draft = cartOf(line('milk', { quantity: 1, saved: 2 }));
    changeLine(draft, { kind: 'REMOVE', entryId: 'milk' }, facts());
    expect(linesIn(draft)).toMatchObject([{ quantity: 0, saved: 2 }]);
    changeLine(draft, { kind: 'ADD', itemId: 'milk', quantity: 1 }, facts());
    expect(linesIn(draft)).toMatchObject([{ quantity: 1, saved: 2 }]);
  });

  test("comes back as far as there is stock, and not at all if it can't be had", () => {
    const draft = cartOf(line('milk', { quantity: 0, saved: 5 }));
    expect(set(draft, { saved: 0 }, { of: offered({ pieces: 3 }) })).toMatchObject({
      quantity: 3,
      refusal: 'NOT_ENOUGH',
    });
    expect(linesIn(draft)).toMatchObject([{ quantity: 3, saved: 2 }]);
    const gone = cartOf(line('milk', { quantity: 0, saved: 5 }));
    expect(set(gone, { saved: 0 }, { of: offered({ reason: 'OUT_OF_STOCK' }) })).toMatchObject({
      quantity: 0,
      refusal: 'UNAVAILABLE',
    });
    expect(linesIn(gone)).toMatchObject([{ quantity: 0, saved: 5 }]);
  });

  test('can be one that is out of stock', () => {
    const draft = cartOf(line('milk', { quantity: 2 }));
    expect(set(draft, { saved: 2 }, { of: offered({ reason: 'OUT_OF_STOCK' }) })).toMatchObject({ refusal: null });
    expect(linesIn(draft)).toMatchObject([{ quantity: 0, saved: 2 }]);
  });

  test('is let go of by saying both amounts, by the version that was seen, and can be taken back', () => {
    const draft = cartOf(line('milk', { quantity: 0, saved: 2 }));
    expect(set(draft, { quantity: 0, saved: 0 }, { ifMatch: 2 })).toMatchObject({ refusal: 'LINE_CHANGED' });
    expect(set(draft, { quantity: 0, saved: 0 }, { ifMatch: 3 })).toMatchObject({ refusal: null });
    expect(linesIn(draft)).toMatchObject([{ quantity: 0, saved: 0 }]);
    expect(set(draft, { saved: 0 })).toMatchObject({ refusal: 'LINE_NOT_FOUND' });
    expect(set(draft, { quantity: 0, saved: 2 })).toMatchObject({ refusal: null });
    expect(linesIn(draft)).toMatchObject([{ quantity: 0, saved: 2 }]);
  });

  test('is one of 200 at most, and none of an order that is being changed', () => {
    const draft = cartOf(line('milk'), ...manyLines(200, { quantity: 0, saved: 1 }));
    expect(set(draft, { saved: 1 })).toMatchObject({ refusal: 'TOO_MANY_LINES', maximum: 200 });
    expect(set(cartOf(line('milk')), { saved: 1 }, { isOrder: true })).toMatchObject({ refusal: 'LINE_NOT_FOUND' });
  });

  test('joins its like when it gets the same weight', () => {
    const draft = cartOf(
      line('milk', { quantity: 1, saved: 2, weight: 100 }),
      line('twin', { quantity: 1, saved: 3, weight: 150 }),
    );
    set(draft, { weight: 150 }, { of: offered({ minimumWeight: 25 }) });
    expect(linesIn(draft)).toMatchObject([{ entryId: 'milk', quantity: 2, saved: 5, weight: 150 }]);
  });

  test("N-6 is the household's once a guest signs in", () => {
    const draft = cartOf(line('mine', { quantity: 1, saved: 1 }));
    const merged = mergeLines(
      draft,
      [line('theirs', { quantity: 2, saved: 3 }), line('eggs', { bpn: 'eggs', quantity: 0, saved: 2 })],
      facts({ milk: offered(), eggs: offered({ reason: 'OUT_OF_STOCK' }) }),
    );
    expect(merged).toEqual({ taken: 2, capped: [] });
    expect(linesIn(draft)).toMatchObject([
      { entryId: 'mine', quantity: 3, saved: 4 },
      { entryId: 'eggs', quantity: 0, saved: 2 },
    ]);
  });
});
