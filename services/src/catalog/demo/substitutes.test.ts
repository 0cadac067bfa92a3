import { expect, test } from 'vitest';
import { kindOnShelf } from '../rules/imports/shelving.ts';
import { substitutesFor } from '../rules/substitutes.ts';
import { demoDepartments, demoProducts } from './products.ts';

type Eaten = Pick<ReturnType<typeof demoProducts>[number]['product'], 'shelfId' | 'ingredients' | 'allergens'>;
const saysNothing = ({ shelfId, ingredients, allergens }: Eaten): boolean =>
  kindOnShelf(shelfId) !== 'other' && ingredients === null && allergens.length === 0;
const today = Temporal.PlainDate.from('2026-08-05');

test('N-60 of all products of the demo, none is offered in the place of another whose allergens it adds to', () => {
  const shelves = demoDepartments().flatMap(({ aisles }) => aisles.flatMap((aisle) => aisle.shelves));
  const products = demoProducts(today).map(({ product }) => ({ ...product, priceCents: 399 }));
  const byBpn = new Map(products.map((each) => [each.bpn, each]));
  const wrong: string[][] = [];
  let swaps = 0;
  for (const { shelfId, comparisonUnit } of shelves) {
    const here = products.filter((each) => each.shelfId === shelfId);
    for (const wanted of here)
      for (const { bpn } of substitutesFor(wanted, here, comparisonUnit)) {
        swaps += 1;
        const instead = byBpn.get(bpn)!;
        const added = instead.allergens.filter((each) => !wanted.allergens.includes(each));
        if (saysNothing(instead) && !saysNothing(wanted)) wrong.push([wanted.name, instead.name, 'nobody knows']);
        if (added.length > 0) wrong.push([wanted.name, instead.name, added.join()]);
      }
  }
  expect(wrong).toEqual([]);
  expect(swaps).toBeGreaterThan(products.length);
});
