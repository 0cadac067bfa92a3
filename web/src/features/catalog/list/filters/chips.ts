import type { FacetKind } from '../../../../graphql/schema-types.ts';
import { facetKinds } from '../view/parameters.ts';
import { fromStart, type ListView, soldOutToo, without, withChosen } from '../view/list-view.ts';

interface KnownFacet {
  kind: FacetKind;
  values: readonly { id: string; name: string; count: number }[];
}

/** A value as a chip above the list. */
export interface ValueChip {
  /** Unlike those of the others: `BRAND:meadow-lane`. */
  id: string;
  label: string;
  isChosen: boolean;
  /** The view that it leads to. */
  leadsTo: ListView;
}

/** "MEADOW_LANE" and "meadow-lane" as words, for a value that the list doesn't know. */
const inWords = (id: string): string => {
  const words = id.toLowerCase().replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What is chosen, in the order of the facets: each chip leads to the list without it. */
export const chosenChips = (view: ListView, facets: readonly KnownFacet[]): ValueChip[] =>
  facetKinds.flatMap((kind) =>
    (view.chosen[kind] ?? [])
      .filter((value) => !isSwitched(kind, value))
      .map((value) => ({
        id: `${kind}:${value}`,
        label: nameOf(facets, kind, value) ?? inWords(value),
        isChosen: true,
        leadsTo: without(view, kind, value),
      })),
  );

/** It has a switch of its own. */
const isSwitched = (kind: FacetKind, value: string): boolean => kind === 'AVAILABILITY' && value === soldOutToo;

/** The price that the words ask for: the chip leads to the list without it. */
export const priceChips = (view: ListView, priceAsked: { label: string; textWithout: string } | null): ValueChip[] =>
  priceAsked
    ? [
        {
          id: 'priceAsked',
          label: priceAsked.label,
          isChosen: true,
          leadsTo: { ...fromStart(view), text: priceAsked.textWithout },
        },
      ]
    : [];

const nameOf = (facets: readonly KnownFacet[], kind: FacetKind, value: string): string | undefined =>
  facets.find((facet) => facet.kind === kind)?.values.find(({ id }) => id === value)?.name;

/** What many choose first. */
const quick: readonly (readonly [FacetKind, string])[] = [
  ['DEALS', 'ON_SALE'],
  ['DIET', 'ORGANIC'],
];

/** Values that are one press away: those of the few that would narrow the list and aren't chosen. */
export const quickChips = (view: ListView, facets: readonly KnownFacet[], totalCount: number): ValueChip[] =>
  quick.flatMap(([kind, value]) => {
    const chosen = view.chosen[kind] ?? [];
    const found = facets.find((facet) => facet.kind === kind)?.values.find(({ id }) => id === value);
    if (!found || chosen.length > 0 || found.count === 0 || found.count >= totalCount) return [];
    return [{ id: `${kind}:${value}`, label: found.name, isChosen: false, leadsTo: withChosen(view, kind, [value]) }];
  });
