import type { FacetKind } from '../../../../graphql/schema-types.ts';
import type { ListView } from '../view/list-view.ts';
import type { ListScope } from '../view/search-input.ts';

/** Of wines, the price matters as much as what they are. */
const wineFirst: readonly FacetKind[] = ['BODY', 'GRAPE', 'REGION', 'PRICE'];

const inOrder = <Facet extends CountedFacet>(facets: readonly Facet[], { program }: ListScope): readonly Facet[] => {
  if (program !== 'WINE') return facets;
  const isFirst = ({ kind }: Facet) => wineFirst.includes(kind);
  return [...facets.filter(isFirst), ...facets.filter((facet) => !isFirst(facet))];
};

interface CountedFacet {
  kind: FacetKind;
  values: readonly { count: number }[];
}

/**
 * The facets that can change a list: not what is in stock, which has a switch, nor those that the page itself decides or that its aisles offer already, nor those
 * whose only value every product has. What is chosen can always be taken back.
 */
export const usefulFacets = <Facet extends CountedFacet>(
  facets: readonly Facet[],
  scope: ListScope,
  { chosen }: Pick<ListView, 'chosen'>,
  totalCount: number,
): Facet[] =>
  inOrder(facets, scope).filter(({ kind, values }) => {
    if (kind === 'AVAILABILITY') return false;
    if (chosen[kind]) return true;
    if (scope.departmentId && (kind === 'DEPARTMENT' || kind === 'AISLE')) return false;
    const [only, ...others] = values;
    return only !== undefined && (others.length > 0 || only.count < totalCount);
  });
