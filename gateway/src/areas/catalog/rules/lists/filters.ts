import type { FacetFilter } from '../../../../generated/resolvers.ts';

/** Most chosen values of a search. */
export const mostFilters = 50;
const longest = 4096;

/** Chosen values as the service takes them, `BRAND:meadow-lane,DIET:ORGANIC`; null if there are too many. */
export function filtersText(filters: readonly Pick<FacetFilter, 'facet' | 'values'>[]): string | null {
  const pairs = filters.flatMap(({ facet, values }) => values.map((value) => `${facet}:${encodeURIComponent(value)}`));
  const text = [...new Set(pairs)].join(',');
  return pairs.length > mostFilters || text.length > longest ? null : text;
}

/**
 * The path to all products of a scope: `/shop/dairy-eggs-cheese?brand=meadow-lane`, `/search?deals=ON_SALE` (N-74).
 * @param departmentPath null for all departments
 * @param filters as the service writes them, `DEALS:ON_SALE,BRAND:meadow-lane`
 */
export function scopePath(departmentPath: string | null, filters: string | undefined): string {
  const query = new URLSearchParams(
    (filters ?? '').split(',').flatMap((pair) => {
      const [, facet = '', value = ''] = /^([A-Z]+):(.+)$/.exec(pair) ?? [];
      return value === '' ? [] : [[facet.toLowerCase(), decoded(value)]];
    }),
  ).toString();
  return `${departmentPath ?? '/search'}${query && '?'}${query}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
