import { expect, test } from 'vitest';
import type { FacetKind } from '../../../../graphql/schema-types.ts';
import { usefulFacets } from './useful-facets.ts';

const facet = (kind: FacetKind, ...counts: number[]) => ({
  kind,
  values: counts.map((count) => ({ count })),
});
const kinds = (all: readonly { kind: string }[]) => all.map(({ kind }) => kind);

test('a facet that would leave the list as it is is left out', () => {
  const facets = [facet('DEPARTMENT', 40), facet('DIET', 12), facet('CHANNEL', 40, 40), facet('AISLE')];
  expect(kinds(usefulFacets(facets, {}, { chosen: {} }, 40))).toEqual(['DIET', 'CHANNEL']);
});

test("a department's page doesn't ask for the department, and offers its aisles above the list", () => {
  const facets = [facet('DEPARTMENT', 40, 2), facet('AISLE', 20, 20), facet('DIET', 12)];
  expect(kinds(usefulFacets(facets, { departmentId: 'deli' }, { chosen: {} }, 40))).toEqual(['DIET']);
});

test('S-263 what is in stock has a switch of its own', () => {
  const facets = [facet('AVAILABILITY', 38, 44), facet('DIET', 12)];
  expect(kinds(usefulFacets(facets, {}, { chosen: { AVAILABILITY: ['ALL'] } }, 44))).toEqual(['DIET']);
});

test('what is chosen can be taken back', () => {
  const facets = [facet('DEPARTMENT', 40), facet('DIET', 40)];
  expect(kinds(usefulFacets(facets, {}, { chosen: { DIET: ['SNAP'] } }, 40))).toEqual(['DIET']);
});

test('S-9 the wine shop is narrowed by body, grape, region, and price before anything else', () => {
  const facets = [facet('BODY', 3), facet('GRAPE', 2), facet('REGION', 2), facet('CHANNEL', 9), facet('PRICE', 4)];
  const shown = (scope: Parameters<typeof usefulFacets>[1]) => kinds(usefulFacets(facets, scope, { chosen: {} }, 40));
  expect(shown({ program: 'WINE' })).toEqual(['BODY', 'GRAPE', 'REGION', 'PRICE', 'CHANNEL']);
  expect(shown({})).toEqual(['BODY', 'GRAPE', 'REGION', 'CHANNEL', 'PRICE']);
});
