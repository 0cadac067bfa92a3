import { expect, test } from 'vitest';
import { wideningsOf } from './widenings.ts';

const facet = (kind: 'DIET' | 'BRAND' | 'PRICE' | 'SIZE' | 'AVAILABILITY', countWithout: number) => ({
  kind,
  countWithout,
});

test('N-55 of several choices that leave nothing, those are offered without which there is something, most first', () => {
  const chosen = { DIET: ['ORGANIC'], BRAND: ['prairie'], PRICE: ['5000-'] };
  const facets = [facet('DIET', 2), facet('BRAND', 0), facet('PRICE', 9), facet('SIZE', 50)];
  expect(wideningsOf({ chosen }, facets)).toEqual([
    { kind: 'PRICE', count: 9 },
    { kind: 'DIET', count: 2 },
  ]);
});

test('N-55 the only choice is left out with all of them, and what is sold out is no choice', () => {
  expect(wideningsOf({ chosen: { DIET: ['ORGANIC'] } }, [facet('DIET', 9)])).toEqual([]);
  expect(
    wideningsOf({ chosen: { DIET: ['ORGANIC'], AVAILABILITY: ['ALL'] } }, [facet('DIET', 9), facet('AVAILABILITY', 9)]),
  ).toEqual([]);
});
