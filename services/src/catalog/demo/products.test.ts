import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { formNames, type FormName } from '../packshots/forms/index.ts';
import type { Detail } from '../packshots/kit.ts';
import { packshot } from '../packshots/packshot.ts';
import { readGtin } from '../rules/gtin.ts';
import { unitPrice } from '../rules/unit-price.ts';
import { comparisonUnit, type UnitCode, units } from '../rules/units.ts';
import { demoDepartments, type DemoProduct, demoProducts } from './products.ts';
import { demoInventory, demoPrices } from './stock.ts';

const today = Temporal.PlainDate.from('2026-08-05');
const all = demoProducts(today);
const departments = demoDepartments();
const shelves = new Map(
  departments.flatMap(({ aisles }) => aisles.flatMap((aisle) => aisle.shelves.map((shelf) => [shelf.shelfId, shelf]))),
);
const nameOf = ({ product, form }: DemoProduct) => `${product.brandId} ${product.name}, ${form} of ${product.size}`;
const wrong = (is: (each: DemoProduct) => boolean) => all.filter(is).map(nameOf);

describe('the demo catalog', () => {
  test('is the same on every run', () => {
    expect(demoProducts(today)).toEqual(all);
  });

  test('N-56 carries about three thousand products, with plenty in each of the twenty departments', () => {
    expect(departments.length).toBe(20);
    expect(all.length).toBeGreaterThan(2800);
    expect(all.length).toBeLessThan(4200);
    for (const { departmentId, aisles } of departments) {
      expect(all.filter((each) => each.departmentId === departmentId).length).toBeGreaterThan(90);
      for (const { shelfId } of aisles.flatMap((aisle) => aisle.shelves))
        expect([shelfId, all.filter(({ product }) => product.shelfId === shelfId).length > 0]).toEqual([shelfId, true]);
    }
  });

  test('N-51 gives every product its own valid number', () => {
    expect(new Set(all.map(({ product }) => product.bpn)).size).toBe(all.length);
    expect(new Set(all.map(({ product }) => product.gtin)).size).toBe(all.length);
    expect(wrong(({ product }) => !('gtin' in readGtin(product.gtin)))).toEqual([]);
  });

  test('never lists the same brand, product, and size twice', () => {
    const things = all.map(({ product, form }) =>
      [product.brandId, product.name, product.size, form, product.shelfId].join('|'),
    );
    expect(things.filter((thing, at) => things.indexOf(thing) !== at)).toEqual([]);
  });

  test('leaves no placeholder unfilled', () => {
    const odd = /[{}]|\bundefined\b|see name|^,|, ,|, \.|  /;
    expect(wrong(({ product }) => odd.test(product.name) || odd.test(product.description))).toEqual([]);
    expect(wrong(({ product }) => odd.test(product.ingredients ?? '') || product.ingredients === '.')).toEqual([]);
  });

  test('draws pictures of at most 6 KiB, half of them of at most 3, packed', () => {
    const drawn = all.filter((_, at) => at % 60 === 0).flatMap(({ picture }) => picture?.data ?? []);
    // The best quality packs a little tighter, in three times the time.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    const sizes = (detail: Detail) =>
      drawn.map((data) => brotliCompressSync(packshot(data, detail), { params }).length);
    expect(Math.max(...sizes('page'))).toBeLessThanOrEqual(6144);
    const [thumbs, cards] = [sizes('thumb'), sizes('card').toSorted((one, other) => one - other)];
    expect(Math.max(...thumbs)).toBeLessThan(cards.at(-1) ?? 0);
    expect(cards[Math.floor(cards.length / 2)]).toBeLessThanOrEqual(3072);
  });

  test('N-49 gives each a unit price, in its shelf’s unit where the dimension matches', () => {
    const priced = ({ product, priceCents }: DemoProduct) => {
      const category = shelves.get(product.shelfId)?.comparisonUnit ?? 'ea';
      const unit = comparisonUnit(category, product.packageUnit);
      return unitPrice(priceCents, product.packageThousandths, product.packageUnit, unit);
    };
    expect(wrong((each) => (priced(each)?.tenths ?? 0) <= 0)).toEqual([]);
  });

  test('charges more for a bigger size', () => {
    const amount = ({ product: { packageThousandths, packageUnit } }: DemoProduct) => {
      const [top, bottom] = units[packageUnit].of;
      return (packageThousandths * Number(top)) / Number(bottom);
    };
    const sameKind = Map.groupBy(
      all,
      (each) => `${each.family}|${each.form}|${units[each.product.packageUnit].dimension}`,
    );
    const dearer = [...sameKind.values()].flatMap((sizes) => {
      const bySize = sizes.toSorted((one, other) => amount(one) - amount(other));
      return bySize.filter((each, at) => at > 0 && each.priceCents <= (bySize[at - 1]?.priceCents ?? 0)).map(nameOf);
    });
    expect(dearer).toEqual([]);
  });

  /** What each package can hold, so nobody sells a gallon of bread. */
  const holds: Readonly<Record<FormName, readonly (readonly [UnitCode, least: number, most: number])[]>> = {
    carton: [
      ['fl oz', 8, 100],
      ['oz', 12, 40],
    ],
    cereal: [['oz', 8, 40]],
    packet: [
      ['oz', 0.5, 80],
      ['ct', 2, 600],
      ['ea', 1, 1],
      ['sq ft', 30, 300],
      ['lb', 10, 30],
      ['fl oz', 50, 400],
    ],
    frozen: [
      ['oz', 5, 70],
      ['fl oz', 10, 40],
    ],
    block: [['oz', 4, 40]],
    can: [['fl oz', 8, 25]],
    sixpack: [['fl oz', 40, 420]],
    tin: [['oz', 2, 40]],
    jar: [['oz', 3, 50]],
    tub: [
      ['oz', 2, 64],
      ['fl oz', 12, 64],
      ['lb', 1, 1],
    ],
    cup: [['oz', 2, 30]],
    canister: [
      ['oz', 1, 50],
      ['ct', 20, 120],
    ],
    juice: [['fl oz', 8, 70]],
    water: [
      ['fl oz', 8, 25],
      ['L', 0.5, 2],
    ],
    wine: [
      ['ml', 375, 750],
      ['L', 1, 1.5],
    ],
    burgundy: [
      ['ml', 375, 750],
      ['L', 1, 1.5],
    ],
    flute: [
      ['ml', 375, 750],
      ['L', 1, 1.5],
    ],
    champagne: [
      ['ml', 375, 750],
      ['L', 1, 1.5],
    ],
    port: [
      ['ml', 375, 750],
      ['L', 1, 1.5],
    ],
    beer: [['fl oz', 6, 25]],
    squeeze: [
      ['oz', 8, 40],
      ['fl oz', 5, 40],
    ],
    spice: [['oz', 0.5, 5]],
    oil: [
      ['fl oz', 4, 35],
      ['ml', 300, 750],
      ['L', 1, 2],
    ],
    pill: [['ct', 20, 200]],
    jug: [
      ['fl oz', 16, 160],
      ['gal', 0.5, 1],
      ['lb', 8, 20],
    ],
    milkJug: [['gal', 0.5, 1]],
    clearJug: [['gal', 0.5, 1]],
    pump: [['fl oz', 7, 35]],
    spray: [
      ['fl oz', 4, 40],
      ['oz', 4, 20],
    ],
    chips: [['oz', 1, 20]],
    pasta: [['oz', 6, 40]],
    pouch: [
      ['oz', 2, 50],
      ['lb', 0.5, 5],
      ['ct', 4, 80],
    ],
    spout: [['oz', 3, 6]],
    sack: [['lb', 2, 50]],
    bread: [
      ['oz', 8, 32],
      ['ct', 4, 16],
    ],
    net: [['lb', 1, 10]],
    bar: [['oz', 1, 8]],
    plate: [
      ['ea', 1, 1],
      ['lb', 1, 1],
    ],
    tray: [
      ['lb', 1, 5],
      ['oz', 2, 40],
      ['ea', 1, 1],
    ],
    clamshell: [
      ['oz', 3, 40],
      ['ct', 2, 24],
    ],
    eggs: [['ct', 6, 24]],
    flowers: [
      ['ea', 1, 1],
      ['ct', 6, 24],
    ],
    rolls: [['ct', 2, 36]],
    softpack: [['ct', 10, 120]],
    tube: [
      ['oz', 1, 10],
      ['ea', 1, 1],
    ],
  };

  test('S-70 fills each package with a size it comes in', () => {
    expect(
      wrong(({ form, product: { packageThousandths, packageUnit } }) =>
        holds[form].every(
          ([unit, least, most]) =>
            unit !== packageUnit || packageThousandths < least * 1000 || packageThousandths > most * 1000,
        ),
      ),
    ).toEqual([]);
    const used = new Set(all.map(({ form }) => form));
    expect(formNames.filter((form) => !used.has(form))).toEqual([]);
  });

  test('calls nothing vegan, gluten-free, or vegetarian whose ingredients say otherwise', () => {
    const has =
      (...named: string[]) =>
      ({ product }: DemoProduct) =>
        product.allergens.some((allergen) => named.includes(allergen));
    const madeOf =
      (words: RegExp) =>
      ({ product }: DemoProduct) =>
        words.test(product.ingredients ?? '');
    const diet =
      (name: string) =>
      ({ product: { diets } }: DemoProduct) =>
        diets.some((each) => each === name);
    const animal = madeOf(/\b(honey|gelatin|beef|pork|chicken(?! flavor)|turkey|lamb|bacon|meat|lard)\b/i);
    const flesh = madeOf(/\b(gelatin|beef|pork|chicken|turkey|lamb|bacon|meat|lard)\b/i);
    const vegan = diet('VEGAN');
    expect(wrong((each) => vegan(each) && (has('MILK', 'EGG', 'FISH', 'SHELLFISH')(each) || animal(each)))).toEqual([]);
    expect(wrong((each) => diet('VEGETARIAN')(each) && (has('FISH', 'SHELLFISH')(each) || flesh(each)))).toEqual([]);
    expect(wrong((each) => diet('GLUTEN_FREE')(each) && (has('WHEAT')(each) || madeOf(/\bbarley\b/i)(each)))).toEqual(
      [],
    );
    expect(wrong((each) => diet('ORGANIC')(each) && !/organic/i.test(each.product.name))).toEqual([]);
  });

  test('N-52 makes food SNAP-eligible, but not hot food, alcohol, vitamins, or nonfood', () => {
    const eligible = (departmentId: string) =>
      new Set(all.filter((each) => each.departmentId === departmentId).map(({ product }) => product.snapEligible));
    expect(eligible('dairy-eggs-cheese')).toEqual(new Set([true]));
    for (const department of ['paper-cleaning-home', 'personal-care-health', 'pet-care', 'flowers-decor'])
      expect([department, eligible(department)]).toEqual([department, new Set([false])]);
    expect(wrong(({ product }) => product.snapEligible && product.containsAlcohol)).toEqual([]);
    expect(all.find(({ product }) => product.name.includes('Rotisserie'))?.product.snapEligible).toBe(false);
  });

  test('S-69 says of every wine its body, grape, region, strength, and taste, and of nothing else', () => {
    const isWine = ({ product }: DemoProduct) => product.shelfId.startsWith('wine-beer-spirits.wine.');
    const told = all.filter(({ product: { wine } }) => wine !== null);
    expect(told.length).toBeGreaterThan(60);
    expect(told.map(({ product }) => product.name)).toEqual(all.filter(isWine).map(({ product }) => product.name));
    for (const { product } of told) {
      const { body, grape, region, style, notes } = product.wine!;
      expect([product.name, body, grape, region, style].every((text) => text)).toBe(true);
      expect(notes.length).toBeGreaterThan(0);
      expect(product.alcoholPct).toBeGreaterThanOrEqual(8);
      expect(product.alcoholPct).toBeLessThanOrEqual(20);
    }
  });

  test.each<[string, (product: DemoProduct['product']) => boolean, number]>([
    ['sold by weight', ({ minimumWeight }) => minimumWeight !== null, 80],
    ['made to order', ({ isMto }) => isMto, 20],
    ['customizable', ({ isCustomizable }) => isCustomizable, 20],
    ['ordered several ways at once', ({ multiCustomizations }) => multiCustomizations, 10],
    ['a pre-order', ({ effectiveOn }) => effectiveOn !== null, 8],
    ['alcohol for adults', ({ containsAlcohol, restrictedValue }) => containsAlcohol && restrictedValue > 0, 100],
    ['under a warning (N-53)', ({ prop65 }) => prop65 !== null, 30],
    [
      'restricted without alcohol',
      ({ restrictedValue, containsAlcohol }) => restrictedValue > 0 && !containsAlcohol,
      5,
    ],
    ['inactive', ({ status }) => status === 'INACTIVE', 5],
    ['only for delivery or pickup', ({ eligibility }) => !eligibility.IN_STORE, 20],
    ['only in the store or for pickup', ({ eligibility }) => !eligibility.DELIVERY && eligibility.IN_STORE, 20],
    ['from the wine shop', ({ program }) => program === '1P_WINE', 20],
    ['for businesses', ({ program }) => program === '1P_B2B', 20],
    ['from one seller', ({ sellerId }) => sellerId === 'hive-and-hollow', 10],
    ['from the other seller', ({ sellerId }) => sellerId === 'kitchen-foundry', 8],
    ['available only at certain hours (S-71)', ({ fulfillment }) => fulfillment?.saturday !== undefined, 50],
  ])('carries something %s', (_, is, least) => {
    expect(all.filter(({ product }) => is(product)).length).toBeGreaterThanOrEqual(least);
  });
});

describe('prices and stock of a store', () => {
  const store = { storeId: '2910', factor: 1.08 };
  const prices = demoPrices(all, store, today);
  const stock = demoInventory(all, store, today);

  test('S-64 include every type of promotion, current and ended', () => {
    const promos = prices.flatMap(({ price }) => price.promo ?? []);
    for (const type of ['P', 'B', 'M'] as const)
      expect(promos.filter((promo) => promo.type === type).length).toBeGreaterThan(10);
    expect(promos.some(({ endsOn }) => endsOn < today.toString())).toBe(true);
  });

  const programs = new Map(all.map(({ product }) => [product.bpn, product.program]));

  test('S-165 give businesses volume prices, each less than a single case', () => {
    const packs = prices.filter(({ bpn, price: { volume } }) => programs.get(bpn) === '1P_B2B' && volume !== null);
    expect(packs.length).toBeGreaterThan(3);
    for (const { price } of packs) expect(price.volume!.priceCents).toBeLessThan(price.priceCents);
    expect(new Set(packs.map(({ price }) => price.volume!.quantity))).toEqual(new Set([3, 5, 10]));
  });

  test('N-63 take 10% off six bottles of the wine shop, whichever they are', () => {
    const wines = prices.filter(({ bpn }) => programs.get(bpn) === '1P_WINE');
    const deals = wines.map(({ price }) => JSON.stringify(price.volume));
    expect(new Set(deals)).toEqual(
      new Set([JSON.stringify({ quantity: 6, priceCents: null, rate: 1000, group: 'vine-and-cellar' })]),
    );
  });

  test('S-143 never put the sale price above the regular price', () => {
    const odd = prices.filter(({ price: { priceCents, basePriceCents, promo } }) =>
      promo?.type === 'P' ? priceCents >= basePriceCents : priceCents !== basePriceCents,
    );
    expect(odd).toEqual([]);
  });

  test('S-65 run from sold out to plenty, with none in a closed channel', () => {
    const counts = stock.map(({ inventory }) => Math.max(...Object.values(inventory.channels)));
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(50);
    expect(counts.filter((count) => count > 0 && count <= 5).length).toBeGreaterThan(50);
    const byBpn = new Map(all.map(({ product }) => [product.bpn, product]));
    const offered = stock.filter(({ bpn, inventory }) =>
      Object.entries(inventory.channels).some(
        ([channel, pieces]) => pieces > 0 && byBpn.get(bpn)?.eligibility[channel as 'PICKUP'] !== true,
      ),
    );
    expect(offered).toEqual([]);
  });
});
