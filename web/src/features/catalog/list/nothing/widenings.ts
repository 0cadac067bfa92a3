import type { FacetKind } from '../../../../graphql/schema-types.ts';
import type { ListView } from '../view/list-view.ts';

/** A facet whose choices can be left out, and how many products that brings. */
export interface Widening {
  kind: FacetKind;
  count: number;
}

/** So many are offered. */
const mostWidenings = 3;

/** The facets of several without whose choices a list has something, those that bring most first. */
export const wideningsOf = (
  { chosen }: Pick<ListView, 'chosen'>,
  facets: readonly { kind: FacetKind; countWithout: number | null }[],
): Widening[] => {
  const narrowing = facets.filter(({ kind }) => kind !== 'AVAILABILITY' && chosen[kind]);
  if (narrowing.length < 2) return [];
  return narrowing
    .map(({ kind, countWithout }) => ({ kind, count: countWithout ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostWidenings);
};
