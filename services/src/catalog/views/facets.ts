import type { Static } from 'typebox';
import type { Facet } from '../contract/search.ts';
import type { FacetCounts } from '../rules/facet-counts.ts';
import {
  dietValues,
  type FacetKind,
  facetKinds,
  type Filters,
  mostValues,
  type PriceBand,
  valueNames,
} from '../rules/facets.ts';
import { channels, wineBodies } from '../rules/product.ts';
import type { Brand } from '../store/brands.ts';
import type { Department } from '../store/departments.ts';

type FacetView = Static<typeof Facet>;
interface Counted {
  id: string;
  name: string;
  count: number;
}

/** The facets of a list as REST returns them: values that leave something, and those that are chosen. */
export function facetsView(
  counts: FacetCounts,
  filters: Filters,
  {
    tree,
    brands,
    bands,
    isOfSales,
  }: {
    tree: readonly Department[];
    brands: ReadonlyMap<string, Brand>;
    bands: readonly PriceBand[];
    isOfSales: boolean;
  },
): FacetView[] {
  const sumOf = (of: ReadonlyMap<string, number>, shelves: readonly { shelfId: string }[]) =>
    shelves.reduce((sum, { shelfId }) => sum + (of.get(shelfId) ?? 0), 0);
  const byName = (of: ReadonlyMap<string, number>, chosen: readonly string[] | undefined) =>
    [...withChosen(of, chosen)].map(([id, count]) => ({ id, name: id, count })).toSorted(mostFirst);
  const values: Record<FacetKind, Counted[]> = {
    BODY: wineBodies.map((id) => ({ id, name: valueNames[id], count: counts.bodies.get(id) ?? 0 })),
    GRAPE: byName(counts.grapes, filters.GRAPE),
    REGION: byName(counts.regions, filters.REGION),
    AVAILABILITY: [
      { id: 'IN_STOCK', name: valueNames.IN_STOCK, count: counts.inStock },
      // Where nothing is sold out, it would change nothing.
      { id: 'ALL', name: valueNames.ALL, count: counts.all > counts.somewhere ? counts.all : 0 },
    ],
    DEALS: [{ id: 'ON_SALE', name: valueNames.ON_SALE, count: counts.onSale }],
    DIET: dietValues.map((id, at) => ({ id, name: valueNames[id], count: counts.diets[at] ?? 0 })),
    DEPARTMENT: tree.map(({ departmentId: id, name, aisles }) => ({
      id,
      name,
      count: sumOf(
        counts.departmentShelves,
        aisles.flatMap(({ shelves }) => shelves),
      ),
    })),
    AISLE: tree
      .flatMap(({ aisles }) => aisles)
      .map(({ aisleId: id, name, shelves }) => ({ id, name, count: sumOf(counts.aisleShelves, shelves) })),
    BRAND: [
      ...withChosen(
        counts.brands,
        filters.BRAND?.filter((id) => brands.has(id)),
      ),
    ]
      .map(([id, count]) => ({ id, name: brands.get(id)?.name ?? id, count }))
      .toSorted(mostFirst),
    PRICE: bands.map(({ id, name }, at) => ({ id, name, count: counts.prices[at] ?? 0 })),
    SIZE: byName(counts.sizes, filters.SIZE),
    CHANNEL: channels.map((id, at) => ({ id, name: valueNames[id], count: counts.channels[at] ?? 0 })),
  };
  return facetKinds
    .map((kind) => ({
      kind,
      totalWithout: isOfSales && kind === 'DEALS' ? null : counts.without[kind],
      values: shown(values[kind], filters[kind] ?? []),
    }))
    .filter((facet) => facet.values.length > 0);
}

/** What is chosen can be taken back, even where it leaves nothing. */
const withChosen = (counts: ReadonlyMap<string, number>, chosen: readonly string[] = []): ReadonlyMap<string, number> =>
  new Map([...chosen.map((id) => [id, 0] as const), ...counts]);

const mostFirst = (one: Counted, other: Counted): number =>
  other.count - one.count || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0);

/** The first values that leave something, and the chosen ones wherever they are. */
function shown(values: readonly Counted[], chosen: readonly string[]): FacetView['values'] {
  const isChosen = ({ id }: Counted) => chosen.includes(id);
  let room = mostValues;
  return values
    .filter((value) => isChosen(value) || (value.count > 0 && room-- > 0))
    .map((value) => ({ ...value, chosen: isChosen(value) }));
}
