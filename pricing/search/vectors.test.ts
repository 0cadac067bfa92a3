import { expect, test } from 'vitest';
import type { Offer } from '../offer.ts';
import { context, offer } from '../testing/samples.ts';
import type { UnitClass } from './classes.ts';
import { type Terms, termsOf } from './offer-terms.ts';
import { blockTargets } from './targets.ts';
import type { Look } from './uses.ts';
import { vectors } from './vectors.ts';

/** Units of a class: wanted by something else, and worth taking, unless a test says otherwise. */
const of = (count: number, changes: Partial<UnitClass> = {}): UnitClass => ({
  content: 0,
  members: [0],
  count,
  netCents: 400,
  measure: 400,
  each: 100,
  canCount: true,
  canBeDiscounted: true,
  isWanted: true,
  gain: 100,
  canBePassed: false,
  ...changes,
});
const terms = (changes: Partial<Offer>): Terms => termsOf(offer(changes), 0, context());
const found = (changes: Partial<Offer>, classes: readonly UnitClass[], look: Partial<Look> = {}) =>
  vectors(terms(changes), classes, { leastGain: -Infinity, most: 100, ...look } as Look);
const two = { upcs: ['milk'], minQty: 2 };

test('units that gain are taken first, as many as the offer may be used', () => {
  expect(found({ maxApplications: 2 }, [of(3)])).toEqual({ found: [[2], [1]], isCut: false });
  expect(found({ maxApplications: null }, [of(2), of(1)]).found).toEqual([
    [2, 1],
    [2, 0],
    [1, 1],
    [1, 0],
    [0, 1],
  ]);
});

test('units that gain nothing are left for others first', () => {
  expect(found({ maxApplications: 2 }, [of(2, { gain: -5 })]).found).toEqual([[1], [2]]);
  expect(found({ maxApplications: 2 }, [of(2, { gain: 0 })]).found).toEqual([[1], [2]]);
});

test('units that nothing else wants are not chosen here, and may fill what is missing', () => {
  const own = of(1, { isWanted: false });
  expect(found({ maxApplications: 1 }, [of(1), own]).found).toEqual([
    [1, 0],
    [0, 0],
  ]);
  // An even number of units is whole by itself, an odd one with the one that nothing else wants.
  expect(found({ buy: two, maxApplications: null }, [of(3), own]).found).toEqual([
    [3, 0],
    [2, 0],
    [1, 0],
    [0, 0],
  ]);
  expect(found({ buy: two, maxApplications: null }, [of(3)]).found).toEqual([[2]]);
});

test('a minimum of money is no matter of units', () => {
  expect(found({ buy: { upcs: ['milk'], minCents: 700 }, maxApplications: 1 }, [of(3)]).found).toEqual([[3], [2], [1]]);
});

test('of a buy-this-get-that, gets are whole, and enough is bought for them', () => {
  const getY = (changes: Partial<Offer> = {}) => ({
    proto: 'BUYX_GETY' as const,
    buy: two,
    get: { qty: 1, upcs: ['eggs'], discount: { type: 'FREE' as const, value: 0 } },
    maxApplications: null,
    ...changes,
  });
  const buys = (count: number, changes = {}) => of(count, { canBeDiscounted: false, ...changes });
  const gets = (count: number) => of(count, { canCount: false, isWanted: false });
  expect(found(getY(), [buys(4), gets(2)]).found).toEqual([
    [4, 2],
    [2, 1],
  ]);
  expect(found(getY(), [buys(4, { isWanted: false }), gets(3)]).found).toEqual([
    [0, 2],
    [0, 1],
  ]);
  expect(found(getY({ maxApplications: 1 }), [buys(4, { isWanted: false }), gets(3)]).found).toEqual([[0, 1]]);
  const pairs = getY({ get: { ...getY().get, qty: 2 } });
  expect(found(pairs, [buys(4, { isWanted: false }), gets(3)]).found).toEqual([[0, 2]]);
  expect(found(getY({ buy: { upcs: ['milk'], minCents: 700 } }), [buys(1), gets(1)]).found).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

test('ways that cannot gain enough are passed over, and what is over the number wanted is said to be left', () => {
  expect(found({ maxApplications: 2 }, [of(2)], { leastGain: 150 }).found).toEqual([[2]]);
  expect(found({ maxApplications: 2 }, [of(2)], { leastGain: 200 }).found).toEqual([[2]]);
  expect(found({ maxApplications: 2 }, [of(2)], { leastGain: 201 })).toEqual({ found: [], isCut: false });
  expect(
    found({ maxApplications: 2 }, [of(1), of(5, { isWanted: false, gain: 40 })], { leastGain: 180 }).found,
  ).toEqual([[1, 0]]);
  expect(found({ maxApplications: 4 }, [of(4)], { most: 2 })).toEqual({ found: [[4], [3]], isCut: true });
  expect(found({ maxApplications: 4 }, [of(4)], { most: 4 }).found).toHaveLength(4);
});

const blocks = (prices: readonly number[], uses: readonly number[], changes: Partial<Offer> = {}, most = Infinity) =>
  blockTargets(
    prices.map((netCents, index) => of(uses[index]!, { netCents })),
    uses,
    terms({ proto: 'BUYX_GETX', ...changes }),
    most,
  );

test('N-82 each unit that is discounted needs others in its block that cost as much or more, the dearest ones first', () => {
  expect(blocks([400, 300], [1, 1])).toEqual({ found: [[0, 1]], isCut: false });
  expect(blocks([400, 300], [2, 2]).found).toEqual([
    [1, 1],
    [0, 2],
  ]);
  expect(blocks([300, 400], [2, 2]).found).toEqual([
    [1, 1],
    [2, 0],
  ]);
  expect(blocks([400, 400], [1, 1]).found).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(blocks([400, 300, 200], [2, 1, 1]).found).toEqual([
    [1, 0, 1],
    [0, 1, 1],
  ]);
  expect(blocks([400], [4]).found).toEqual([[2]]);
});

test('N-82 blocks of more than two', () => {
  const buyTwo = { buy: two };
  expect(blocks([400, 300], [2, 1], buyTwo).found).toEqual([[0, 1]]);
  expect(blocks([400, 300], [3, 3], buyTwo).found).toEqual([
    [1, 1],
    [0, 2],
  ]);
  const getTwo = { get: { qty: 2, discount: { type: 'FREE' as const, value: 0 } } };
  expect(blocks([400, 300], [1, 2], getTwo).found).toEqual([[0, 2]]);
  expect(blocks([400, 300], [2, 4], getTwo).found).toEqual([
    [1, 3],
    [0, 4],
  ]);
  expect(blocks([400, 300], [3, 3], getTwo).found).toEqual([
    [2, 2],
    [1, 3],
  ]);
});

test('units that the offer does not take are no targets, and what is over the number wanted is said to be left', () => {
  expect(blocks([500, 400, 300], [0, 1, 1]).found).toEqual([[0, 0, 1]]);
  expect(blocks([400, 300], [2, 2], {}, 1)).toEqual({ found: [[1, 1]], isCut: true });
  expect(blocks([400, 300], [2, 2], {}, 2)).toEqual({
    found: [
      [1, 1],
      [0, 2],
    ],
    isCut: false,
  });
  const alike = Array<number>(16).fill(400);
  const many = blocks(alike, Array<number>(16).fill(1));
  expect([many.found.length, many.isCut]).toEqual([64, true]);
});
