import { expect, test } from 'vitest';
import type { Promo } from './cart.ts';
import { lotsOf } from './lots.ts';
import { activePromo, poolsOf, withPriceCuts } from './promos.ts';
import { bogo, context, line, multiBuy } from './testing/samples.ts';

const { placedAt } = context();
const cut = (priceCents: number) => ({ type: 'P', priceCents, endsOn: bogo.endsOn }) as const;

test('N-81 a price cut at the list price is none', () => {
  expect([activePromo(line({ promo: cut(400) }), placedAt), activePromo(line({ promo: cut(399) }), placedAt)]).toEqual([
    null,
    cut(399),
  ]);
});

test('N-81 a price cut to a cent is one, to nothing is none', () => {
  expect(activePromo(line({ promo: cut(1) }), placedAt)).toEqual(cut(1));
  expect(activePromo(line({ promo: cut(0) }), placedAt)).toBeNull();
});

test('what is under a promo is marked as that, and what is not as nothing', () => {
  const lines = [cut(300), bogo, multiBuy(2, 500), null, cut(400)].map((promo, index) =>
    line({ lineId: String(index), promo }),
  );
  expect(withPriceCuts(lines, lotsOf(lines), placedAt).map(({ promo, netCents }) => [promo, netCents])).toEqual([
    ['P', 300],
    ['B', 400],
    ['M', 400],
    [null, 400],
    [null, 400],
  ]);
});

test('N-81 units pool by group, else by UPC, and only under the same terms', () => {
  const pools = (...promos: Promo[]) =>
    poolsOf(
      promos.map((promo, index) => line({ lineId: String(index), upc: String(index), promo })),
      { placedAt },
    ).map(({ id, lines }) => [id, lines]);
  const grouped = { ...bogo, group: 'dairy' } as Promo;
  expect(
    pools(grouped, grouped, bogo, { ...grouped, buy: 2 } as Promo, { ...multiBuy(2, 500), group: 'dairy' } as Promo),
  ).toEqual([
    ['promo:dairy', [0, 1]],
    ['promo:2', [2]],
    ['promo:dairy', [3]],
    ['promo:dairy', [4]],
  ]);
});

test('N-81 multi-buys of one group but other prices or sizes are pools of their own', () => {
  const of = (qty: number, priceCents: number) => ({ ...multiBuy(qty, priceCents), group: 'dairy' }) as Promo;
  const lines = [of(2, 500), of(2, 500), of(3, 500), of(2, 400)].map((promo, index) =>
    line({ lineId: String(index), promo }),
  );
  expect(poolsOf(lines, { placedAt }).map((pool) => pool.lines)).toEqual([[0, 1], [2], [3]]);
});
