import type { FacetKind } from '../../../../graphql/schema-types.ts';
import type { ListView } from '../view/list-view.ts';
import type { ListScope } from '../view/search-input.ts';

interface CountedFacet {
  kind: FacetKind;
  values: readonly { count: number }[];
}

/**
 * The facets that can change a list: not those that the page itself decides or that its aisles offer already, nor those
 * whose only value every product has. What is chosen can always be taken back.
 */
export const usefulFacets = <Facet extends CountedFacet>(
  facets: readonly Facet[],
  scope: ListScope,
  { chosen }: Pick<ListView, 'chosen'>,
  totalCount: number,
): Facet[] =>
  facets.filter(({ kind, values }) => {
    if (chosen[kind]) return true;
    if (scope.departmentId && (kind === 'DEPARTMENT' || kind === 'AISLE')) return false;
    const [only, ...others] = values;
    return only !== undefined && (others.length > 0 || only.count < totalCount);
  });
