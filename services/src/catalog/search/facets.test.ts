import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shownInventory } from '../../constants.ts';
import { facetKinds, mostValues } from '../rules/facets.ts';
import { sortKeys } from '../rules/sorts.ts';
import { changePrice, changeStock, endSomeSales } from '../testing/changes.ts';
import { catalogWorld, storeId } from '../testing/catalog-world.ts';
import { type ProductFacts, productFacts } from '../testing/facts.ts';
import { type Random, randomInt, seededRandom } from '../../platform/random.ts';
import type { World } from '../../testing/world.ts';

interface Listed {
  items: { bpn: string }[];
  total: number;
  totalUnfiltered: number;
  nextPageToken: string | null;
  facets: { kind: string; totalWithout: number | null; values: { id: string; count: number; chosen: boolean }[] }[];
}

let world: World;
let facts: ReadonlyMap<string, ProductFacts>;
let ofGroceries: typeof facts;
let ofWines: typeof facts;
beforeAll(async () => {
  world = await catalogWorld();
  await endSomeSales(world.db, { storeId, endedOn: '2026-08-04' });
  const asked = { storeId, channel: 'DELIVERY', day: '2026-08-05' };
  ofGroceries = await productFacts(world.db, asked);
  ofWines = await productFacts(world.db, { ...asked, program: '1P_WINE' });
});
beforeEach(() => void (facts = ofGroceries));
afterAll(() => world.close());

async function get(query: string): Promise<Listed> {
  const answer = await world.app.inject({ url: `/catalog/search?storeId=${storeId}&channel=DELIVERY&${query}` });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<Listed>();
}
async function everything(query: string, between: () => Promise<void> = async () => undefined): Promise<string[]> {
  const bpns: string[] = [];
  for (let token: string | null = ''; token !== null;) {
    const page: Listed = await get(`${query}${token === '' ? '' : `&pageToken=${token}`}`);
    bpns.push(...page.items.map(({ bpn }) => bpn));
    token = page.nextPageToken;
    await between();
  }
  return bpns;
}

type Chosen = Record<string, string[]>;
const passes = (product: ProductFacts | undefined, chosen: Chosen, except?: string): boolean =>
  product !== undefined &&
  Object.entries(chosen).every(
    ([kind, values]) => kind === except || values.some((value) => product[kind]?.includes(value)),
  );
const textOf = (chosen: Chosen): string =>
  encodeURIComponent(
    Object.entries(chosen)
      .flatMap(([kind, values]) => values.map((value) => `${kind}:${encodeURIComponent(value)}`))
      .join(','),
  );
const pick = <T>(random: Random, all: readonly T[]): T => {
  const found = all[randomInt(random, all.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
};

/** Values of up to four facets that products of this list have. */
function someFilters(random: Random, bpns: readonly string[]): Chosen {
  const chosen: Chosen = {};
  for (let count = randomInt(random, 5); count > 0; count--) {
    const kind = pick(random, facetKinds);
    const values = (facts.get(pick(random, bpns))?.[kind] ?? []).filter((value) => value !== 'SHOWN');
    if (values.length > 0) chosen[kind] = [...new Set([...(chosen[kind] ?? []), pick(random, values)])];
  }
  return chosen;
}

/** What is chosen, and S-263's default where nothing is said: what some channel has, unless just the rest is left. */
function asListed(chosen: Chosen, bpns: readonly string[]): Chosen {
  const byDefault = { AVAILABILITY: ['SHOWN'], ...chosen };
  const whole = { AVAILABILITY: ['ALL'], ...chosen };
  const leaves = (listed: Chosen) => bpns.some((bpn) => passes(facts.get(bpn), listed));
  return !leaves(byDefault) && leaves(whole) ? whole : byDefault;
}
const withSoldOut = 'filters=AVAILABILITY:ALL';

describe('N-55 S-143 S-263 facets', () => {
  test.each([
    'q=milk',
    'q=organic',
    'departmentId=beverages',
    'q=chicken%20soup',
    'q=choc',
    'program=1P_WINE',
    'q=merlot',
    '',
  ])('of "%s" count what a look at every product counts, whatever is chosen', async (query) => {
    if (query === 'program=1P_WINE') facts = ofWines;
    const random = seededRandom(`facets ${query}`);
    const all = await everything(`${query}&${withSoldOut}&pageSize=100`);
    expect(new Set(all).size).toBe(all.length);
    for (let round = 0; round < 6; round++) {
      const chosen = someFilters(random, all);
      const listed = asListed(chosen, all);
      const found = await get(`${query}&filters=${textOf(chosen)}&pageSize=1`);
      const open = asListed(chosen['AVAILABILITY']?.includes('ALL') ? { AVAILABILITY: ['ALL'] } : {}, all);
      expect(found.totalUnfiltered).toBe(all.filter((bpn) => passes(facts.get(bpn), open)).length);
      expect(found.total).toBe(all.filter((bpn) => passes(facts.get(bpn), listed)).length);
      for (const { kind, totalWithout } of found.facets.filter((facet) => facet.kind !== 'AVAILABILITY')) {
        const without = all.filter((bpn) => passes(facts.get(bpn), listed, kind)).length;
        expect([kind, totalWithout ?? without]).toEqual([kind, without]);
        expect(totalWithout === null).toBe(query === '' && kind === 'DEALS' && chosen['DEALS'] !== undefined);
      }
      for (const kind of facetKinds) {
        const counted = new Map<string, number>();
        for (const bpn of all)
          if (passes(facts.get(bpn), listed, kind))
            for (const value of facts.get(bpn)?.[kind] ?? []) counted.set(value, (counted.get(value) ?? 0) + 1);
        if (counted.get('ALL') === counted.get('SHOWN')) counted.delete('ALL');
        counted.delete('SHOWN');
        const values = found.facets.find((facet) => facet.kind === kind)?.values ?? [];
        for (const { id, count } of values) expect([kind, id, count]).toEqual([kind, id, counted.get(id) ?? 0]);
        expect(values.filter((value) => value.chosen).map(({ id }) => id)).toEqual(
          expect.arrayContaining(chosen[kind] ?? []),
        );
        const extra = values.filter(({ count }) => count === 0).length;
        expect(values.length - extra).toBeGreaterThanOrEqual(Math.min(counted.size, mostValues));
      }
    }
  });

  test('leave exactly the products that have the chosen values', async () => {
    const random = seededRandom('what is left');
    const all = await everything(`q=cheese&${withSoldOut}&pageSize=100`);
    for (let round = 0; round < 6; round++) {
      const chosen = someFilters(random, all);
      const found = await everything(`q=cheese&filters=${textOf(chosen)}&pageSize=40`);
      expect(found.toSorted()).toEqual(all.filter((bpn) => passes(facts.get(bpn), asListed(chosen, all))).toSorted());
    }
  });
});

test('N-55 S-19 the wine shop offers ranges of its own prices, and a department those of groceries', async () => {
  const offered = async (query: string) =>
    (await get(query)).facets.find(({ kind }) => kind === 'PRICE')?.values.map(({ id }) => id) ?? [];
  const wines = await offered('program=1P_WINE');
  expect(wines).toContain('2000-2499');
  expect(wines).not.toContain('2000-2999');
  expect(await offered('departmentId=wine-beer-spirits')).not.toContain('2000-2499');
});

test('S-263 a list opens by best match with what has inventory 1 or 2; what has none comes last when it is asked for, or nothing else is left', async () => {
  const listed = async (query: string) => {
    const answer = await world.app.inject({ url: `/catalog/search?storeId=${storeId}&pageSize=100&${query}` });
    return answer.json<
      Omit<Listed, 'items'> & { sort: string; items: { bpn: string; inventoryAvailable: string }[] }
    >();
  };
  const before = await listed('q=mozzarella');
  const shown = before.total;
  const [some, few, none] = before.items;
  for (const [product, pieces] of [
    [some, 50],
    [few, 3],
    [none, 0],
  ] as const)
    await changeStock(world.db, { storeId, bpn: product!.bpn, pieces });
  const list = await listed(`q=mozzarella&${withSoldOut}`);
  const stockOf = (product = some) => list.items.find(({ bpn }) => bpn === product?.bpn)?.inventoryAvailable;
  expect([list.sort, stockOf(), stockOf(few), stockOf(none)]).toEqual(['bloomreach-best-match', '1', '2', '0']);
  const isShown = list.items.map(({ inventoryAvailable }) => shownInventory.map(String).includes(inventoryAvailable));
  expect(isShown).toEqual(isShown.toSorted((one, other) => Number(other) - Number(one)));
  const narrowed = await listed('q=mozzarella');
  expect(narrowed.total).toBe(shown - 1);
  expect(narrowed.total).toBe(isShown.filter(Boolean).length);
  expect(new Set(narrowed.items.map(({ inventoryAvailable }) => inventoryAvailable))).toEqual(new Set(['1', '2']));
  expect(narrowed.facets.find(({ kind }) => kind === 'AVAILABILITY')?.values).toMatchObject([
    { id: 'IN_STOCK', chosen: false },
    { id: 'ALL', count: list.total, chosen: false },
  ]);
  const alone = await listed(`q=${none!.bpn}`);
  expect(alone.items.map(({ bpn, inventoryAvailable }) => [bpn, inventoryAvailable])).toEqual([[none!.bpn, '0']]);
});

describe('a list that is paged through while prices, promotions, and stock change', () => {
  const shuffled = (random: Random, all: readonly string[], changes: number) => async () => {
    for (let change = 0; change < changes; change++) {
      const bpn = pick(random, all);
      const dealUntil = pick(random, ['2026-08-09', '2026-08-09', '2026-08-04', null]);
      await changePrice(world.db, { storeId, bpn, cents: 50 + randomInt(random, 2000), dealUntil });
      await changeStock(world.db, { storeId, bpn, pieces: randomInt(random, 3) * 10 });
    }
  };

  test.each(sortKeys)('S-279 sorted %s shows everything once, as its first page saw it', async (sort) => {
    const query = `q=milk&sort=${sort}&filters=DEALS:ON_SALE,AVAILABILITY:IN_STOCK&pageSize=2`;
    const shuffle = shuffled(seededRandom(`changes ${sort}`), await everything('q=milk&pageSize=100'), 12);
    await shuffle();
    const unchanged = await everything(query);
    expect(unchanged.length).toBeGreaterThan(2);
    expect(await everything(query, shuffle)).toEqual(unchanged);
  });

  test("S-143 a whole store's sales show once, as the first page saw them, whichever begin or end meanwhile", async () => {
    const query = 'filters=DEALS:ON_SALE&pageSize=60';
    const some = (await get('pageSize=100')).items.map(({ bpn }) => bpn);
    const unchanged = await everything(query);
    expect(unchanged.length).toBeGreaterThan(180);
    const shuffle = shuffled(seededRandom('sales'), [...unchanged, ...some], 12);
    expect(await everything(query, shuffle)).toEqual(unchanged);
  });
});
