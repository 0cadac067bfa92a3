import { expect, test } from 'vitest';
import type { CartLine, Promo } from './cart.ts';
import { lotsOf } from './lots.ts';
import { choicesOf, withPool } from './pools.ts';
import { poolsOf } from './promos.ts';
import { bogo, context, line, multiBuy } from './testing/samples.ts';

/** Lines of one pool: what a unit costs, how many, and what the line is, but for its name. */
type Given = readonly [listCents: number, qty: number, type?: number];

function pooled(given: readonly Given[], promo: Promo, couponOnFreeUnit = false) {
  const lines: CartLine[] = given.map(([listCents, qty], index) =>
    line({
      lineId: String(index),
      upc: String(index).padStart(2, '0'),
      listCents,
      qty,
      promo: { ...promo, group: 'all' } as Promo,
    }),
  );
  const lots = lotsOf(lines);
  const [pool] = poolsOf(lines, context({ couponOnFreeUnit }));
  const { choices, areMore } = choicesOf(lots, pool!, (index) => given[index]![2] ?? index);
  return { lots, pool: pool!, choices, areMore };
}

/** What is left to pay for the units of each line, by every choice. */
const costs = (...of: Parameters<typeof pooled>) => {
  const { lots, pool, choices } = pooled(of[0], of[1], of[2]);
  return choices.map((choice) =>
    of[0].map((_, index) =>
      withPool(lots, pool, choice)
        .filter((lot) => lot.line === index)
        .flatMap(({ netCents, count }) => Array<number>(count).fill(netCents)),
    ),
  );
};
const getFree = (buy: number, free: number): Promo => ({ ...bogo, buy, free }) as Promo;

test('T-80 N-81 units are cut into blocks, dearest first, and the cheapest of each full block are free', () => {
  expect(
    costs(
      [
        [200, 1],
        [400, 1],
      ],
      getFree(1, 1),
    ),
  ).toEqual([[[0], [400]]]);
  expect(
    costs(
      [
        [400, 2, 0],
        [300, 2, 1],
      ],
      getFree(1, 1),
    ),
  ).toEqual([
    [
      [400, 0],
      [300, 0],
    ],
  ]);
  expect(
    costs(
      [
        [400, 1],
        [300, 1],
        [200, 1],
      ],
      getFree(1, 2),
    ),
  ).toEqual([[[400], [0], [0]]]);
  // The first block ends in the second price.
  expect(
    costs(
      [
        [400, 2],
        [300, 2],
        [200, 2],
      ],
      getFree(2, 1),
    ),
  ).toEqual([
    [
      [400, 400],
      [300, 0],
      [200, 0],
    ],
  ]);
});

test('N-81 what is left over of the last block is at its normal price', () => {
  expect(costs([[400, 3]], getFree(1, 1))).toEqual([[[400, 400, 0]]]);
  // Two of the next block are there, and its third is not.
  expect(costs([[400, 5]], getFree(1, 2))).toEqual([[[400, 400, 400, 0, 0]]]);
});

test('N-81 among equal-priced units any may be the free one, those of the earlier line first', () => {
  expect(
    costs(
      [
        [400, 1],
        [400, 1],
        [400, 1],
      ],
      getFree(2, 1),
    ),
  ).toEqual([
    [[0], [400], [400]],
    [[400], [0], [400]],
    [[400], [400], [0]],
  ]);
  expect(
    costs(
      [
        [400, 2],
        [400, 2],
      ],
      getFree(1, 1),
    ),
  ).toEqual([
    [
      [0, 0],
      [400, 400],
    ],
    [
      [400, 0],
      [400, 0],
    ],
    [
      [400, 400],
      [0, 0],
    ],
  ]);
});

test('lines that are alike but for their names make one choice: the earlier one has the free unit', () => {
  expect(
    costs(
      [
        [400, 1, 7],
        [400, 2, 7],
        [400, 1, 7],
      ],
      getFree(1, 1),
    ),
  ).toEqual([[[0], [400, 0], [400]]]);
});

test('choices of several prices are combined', () => {
  const two: Given[] = [
    [400, 1],
    [400, 1],
  ];
  const lower: Given[] = two.map(([, qty]) => [300, qty]);
  expect(costs([...two, ...lower], getFree(1, 1))).toEqual([
    [[0], [400], [0], [300]],
    [[0], [400], [300], [0]],
    [[400], [0], [0], [300]],
    [[400], [0], [300], [0]],
  ]);
});

const singles = (count: number, listCents = 400): Given[] => Array.from({ length: count }, () => [listCents, 1]);

test('as many ways are tried as there is room for, and it is said where there are more', () => {
  const few = pooled([...[600, 500, 400, 300, 200].flatMap((cents) => singles(2, cents)), ...singles(3, 100)], bogo);
  expect([few.choices.length, few.areMore]).toEqual([96, false]);
  const many = pooled(singles(10), bogo);
  expect([many.choices.length, many.areMore]).toEqual([96, true]);
  const combined = pooled([...singles(8), ...singles(8, 300)], bogo);
  expect([combined.choices.length, combined.areMore]).toEqual([96, true]);
});

test('T-80 a full group of a multi-buy costs its price, spread over its units', () => {
  expect(costs([[400, 5]], multiBuy(2, 500))).toEqual([[[250, 250, 250, 250, 400]]]);
  expect(
    costs(
      [
        [300, 1],
        [400, 1],
        [200, 1],
      ],
      multiBuy(3, 600),
    ),
  ).toEqual([[[200], [267], [133]]]);
  // Two of one price, then one of each of two prices; a group never costs more than its units.
  expect(
    costs(
      [
        [400, 3],
        [300, 1],
      ],
      multiBuy(2, 600),
    ),
  ).toEqual([[[300, 300, 343], [257]]]);
  expect(costs([[400, 2]], multiBuy(2, 900))).toEqual([[[400, 400]]]);
});

test('N-36 where coupons may be used on free units, what a block saves is spread over all of it', () => {
  expect(
    costs(
      [
        [400, 1],
        [300, 1],
      ],
      getFree(1, 1),
      true,
    ),
  ).toEqual([[[229], [171]]]);
  expect(
    costs(
      [
        [400, 1],
        [300, 2],
      ],
      getFree(1, 2),
      true,
    ),
  ).toEqual([[[160], [120, 120]]]);
  const { lots, pool, choices } = pooled([[400, 2]], bogo, true);
  expect(withPool(lots, pool, choices[0]!)).toMatchObject([{ count: 2, applied: [{ cents: 200, why: 'BUY_GET' }] }]);
});

test('a multi-buy is told from a buy-get in what it takes off', () => {
  const { lots, pool, choices } = pooled([[400, 2]], multiBuy(2, 500));
  expect(withPool(lots, pool, choices[0]!)).toMatchObject([{ count: 2, applied: [{ cents: 150, why: 'MULTI_BUY' }] }]);
});

/** How many units of each line share each group, by every choice. */
const groupsOf = (...of: Parameters<typeof pooled>) =>
  pooled(of[0], of[1], of[2]).choices.map(({ groups, late }) => ({
    groups: groups.map(({ counts, times }) => `${times} × ${counts.join('+')}`).join(', '),
    left: late.join('+'),
  }));

test('N-81 equal-priced units of different lines share groups in every way, each once', () => {
  expect(
    groupsOf(
      [
        [400, 2],
        [400, 2],
      ],
      multiBuy(2, 500),
    ),
  ).toEqual([
    { groups: '1 × 2+0, 1 × 0+2', left: '0+0' },
    { groups: '1 × 1+1, 1 × 1+1', left: '0+0' },
  ]);
  expect(
    groupsOf(
      [
        [400, 12],
        [400, 12],
      ],
      multiBuy(2, 500),
    ),
  ).toHaveLength(7);
  expect(
    groupsOf(
      [
        [400, 1],
        [400, 2],
      ],
      multiBuy(2, 500),
    ),
  ).toEqual([
    { groups: '1 × 1+1', left: '0+1' },
    { groups: '1 × 0+2', left: '1+0' },
  ]);
});

test('N-81 a group that begins with a dearer unit takes any of the next price, and so do the groups after it', () => {
  expect(
    groupsOf(
      [
        [500, 1],
        [400, 2],
        [400, 2],
      ],
      multiBuy(2, 500),
    ),
  ).toEqual([
    { groups: '1 × 1+1+0, 1 × 0+1+1', left: '0+0+1' },
    { groups: '1 × 1+1+0, 1 × 0+0+2', left: '0+1+0' },
    { groups: '1 × 1+0+1, 1 × 0+2+0', left: '0+0+1' },
    { groups: '1 × 1+0+1, 1 × 0+1+1', left: '0+1+0' },
  ]);
  expect(
    groupsOf(
      [
        [500, 1],
        [500, 1],
        [400, 1],
      ],
      multiBuy(3, 500),
    ),
  ).toEqual([{ groups: '1 × 1+1+1', left: '0+0+0' }]);
});

test('units that are alike are grouped in one way, and the groups are counted', () => {
  expect(
    groupsOf(
      [
        [400, 3, 7],
        [400, 2, 7],
      ],
      multiBuy(2, 500),
    ),
  ).toEqual([{ groups: '1 × 2+0, 1 × 1+1', left: '0+1' }]);
  expect(groupsOf([[400, 7]], multiBuy(2, 500))).toEqual([{ groups: '3 × 2', left: '1' }]);
  expect(
    groupsOf(
      [
        [500, 2],
        [400, 5],
      ],
      multiBuy(3, 500),
    ),
  ).toEqual([{ groups: '1 × 2+1, 1 × 0+3', left: '0+1' }]);
});

test('units of one price that fill many groups do not trade places, and it is said', () => {
  const large = pooled(
    [
      [400, 13],
      [400, 12],
    ],
    multiBuy(2, 500),
  );
  expect([large.choices.length, large.areMore]).toEqual([1, true]);
  const justNot = pooled(
    [
      [400, 12],
      [400, 12],
    ],
    multiBuy(2, 500),
  );
  expect(justNot.areMore).toBe(false);
  const alike = pooled(
    [
      [400, 13, 7],
      [400, 12, 7],
    ],
    multiBuy(2, 500),
  );
  expect([alike.choices.length, alike.areMore]).toEqual([1, false]);
  const many = pooled(singles(8), multiBuy(2, 500));
  expect([many.choices.length, many.areMore]).toEqual([96, true]);
});

test('the pool takes its own lines only, and lots stay in the order of lines', () => {
  const lines = [
    line({ lineId: 'a', upc: 'a' }),
    ...[300, 400, 500].map((listCents, index) =>
      line({ lineId: `b${index}`, upc: `b${index}`, listCents, promo: { ...bogo, group: 'all' } as Promo }),
    ),
    line({ lineId: 'c', upc: 'c' }),
  ];
  const lots = lotsOf(lines);
  const [pool] = poolsOf(lines, context());
  const { choices } = choicesOf(lots, pool!, (index) => index);
  expect(withPool(lots, pool!, choices[0]!).map(({ line: at, netCents }) => [at, netCents])).toEqual([
    [0, 400],
    [1, 300],
    [2, 0],
    [3, 500],
    [4, 400],
  ]);
});

test('N-81 no line has more free units than it has units', () => {
  expect(
    costs(
      [
        [400, 1],
        [400, 2],
      ],
      getFree(1, 2),
    ),
  ).toEqual([
    [[0], [400, 0]],
    [[400], [0, 0]],
  ]);
});
