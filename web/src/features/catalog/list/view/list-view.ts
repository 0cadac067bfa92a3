import { firstPage } from '../../../../constants.ts';
import type { FacetKind, ProductSort } from '../../../../graphql/schema-types.ts';
import { searchText } from '../../../../ui/list-controls/search-text.ts';
import { facetKinds, isValueOf, parameterOf, sortOf, sortParameter } from './parameters.ts';

/** What is chosen, by facet: values in order, each once; a facet without values has no entry. */
export type Chosen = Readonly<Partial<Record<FacetKind, readonly string[]>>>;

/** How a list of products is shown: all of it is in the address. */
export interface ListView {
  /** The words searched for; empty lists everything in scope. */
  text: string;
  /** The shelf of the aisle that is open, as its path names it; null for all of them. */
  shelfId: string | null;
  chosen: Chosen;
  /** null: as the list is sorted by itself. */
  sort: ProductSort | null;
  layout: 'grid' | 'list';
  /** Shows every value of long facets, for a browser without a script. */
  allValues: boolean;
  /** How far the list is open, in steps, from 1. */
  step: number;
  /** Cursor of the product before the first one shown; null unless `step` is beyond the first block. */
  after: string | null;
}

/** Most words the search takes, in characters. */
export const maximumText = 100;
/** Most values that can be chosen at once (N-55). */
export const maximumChosen = 50;
/** Steps that one address holds; the next ones need the cursor of the product before them. */
export const stepsPerBlock = 4;

/** A list as it opens. */
export const plainView: ListView = {
  text: '',
  shelfId: null,
  chosen: {},
  sort: null,
  layout: 'grid',
  allValues: false,
  step: firstPage,
  after: null,
};

const stepPattern = /^[a-z0-9][a-z0-9.-]{0,99}$/;
const cursorPattern = /^[\w.~=+/-]{1,1000}$/;

/** The view that an address names. Whatever it can't mean is left out; it never fails. */
export function listView(search: URLSearchParams): ListView {
  const step = stepIn(search.get('page'));
  const after = search.get('after') ?? '';
  const isFurther = step > stepsPerBlock && cursorPattern.test(after);
  const shelf = search.get('shelf') ?? '';
  return {
    text: searchText(search.get('q') ?? '', maximumText),
    shelfId: stepPattern.test(shelf) ? shelf : null,
    chosen: chosenIn(search),
    sort: sortOf(search.get('sort')),
    layout: search.get('view') === 'list' ? 'list' : 'grid',
    allValues: search.get('values') === 'all',
    step: step <= stepsPerBlock || isFurther ? step : firstPage,
    after: isFurther ? after : null,
  };
}

const stepIn = (page: string | null): number => (/^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : firstPage);

function chosenIn(search: URLSearchParams): Chosen {
  const chosen: Partial<Record<FacetKind, readonly string[]>> = {};
  let left = maximumChosen;
  for (const kind of facetKinds) {
    const known = search.getAll(parameterOf(kind)).filter((value) => isValueOf(kind, value));
    const values = [...new Set(known)].sort().slice(0, left);
    left -= values.length;
    if (values.length > 0) chosen[kind] = values;
  }
  return chosen;
}

/**
 * The query of a view's address, `?q=milk&diet=ORGANIC`, or nothing. Parameters stand in one order and values in
 * theirs, so that the same list has one address.
 */
export function listSearch({ text, shelfId, chosen, sort, layout, allValues, step, after }: ListView): string {
  const search = new URLSearchParams();
  if (text !== '') search.set('q', text);
  if (shelfId !== null) search.set('shelf', shelfId);
  for (const kind of facetKinds) for (const value of chosen[kind] ?? []) search.append(parameterOf(kind), value);
  if (sort !== null) search.set('sort', sortParameter(sort));
  if (layout === 'list') search.set('view', layout);
  if (allValues) search.set('values', 'all');
  if (step > 1) search.set('page', String(step));
  if (after !== null) search.set('after', after);
  const query = search.toString();
  return query && `?${query}`;
}

/** The list from its beginning: what another choice leads to. */
export const fromStart = (view: ListView): ListView => ({ ...view, step: firstPage, after: null });

/** The view with these values of one facet chosen, and no others of it. */
export function withChosen(view: ListView, kind: FacetKind, values: readonly string[]): ListView {
  const { [kind]: _, ...others } = view.chosen;
  const chosen = values.length > 0 ? { ...others, [kind]: [...new Set(values)].sort() } : others;
  return fromStart({ ...view, chosen });
}

/** The view without one of the chosen values. */
export const without = (view: ListView, kind: FacetKind, value: string): ListView =>
  withChosen(
    view,
    kind,
    (view.chosen[kind] ?? []).filter((each) => each !== value),
  );

/** The view without filters; the switch for what is sold out stays as it is. */
export const withoutChosen = (view: ListView): ListView => withSoldOut({ ...view, chosen: {} }, showsSoldOut(view));

/** How many values are chosen; the switch for what is sold out is no filter. */
export const chosenCount = (view: Pick<ListView, 'chosen'>): number =>
  Object.values(view.chosen).reduce((sum, values) => sum + values.length, 0) - (showsSoldOut(view) ? 1 : 0);

/** The value of AVAILABILITY that shows what is sold out, too. */
export const soldOutToo = 'ALL';

/** Is what is sold out shown, which a list leaves out by itself (S-263)? */
export const showsSoldOut = ({ chosen }: Pick<ListView, 'chosen'>): boolean =>
  chosen.AVAILABILITY?.includes(soldOutToo) ?? false;

/** The view with what is sold out, or without it. */
export const withSoldOut = (view: ListView, isShown: boolean): ListView =>
  withChosen(view, 'AVAILABILITY', isShown ? [soldOutToo] : []);

/** Does the address differ from the one that search engines should keep? Filters, sorts, and further pages do. */
export const isVariant = (view: ListView): boolean =>
  Object.keys(view.chosen).length > 0 ||
  view.sort !== null ||
  view.layout === 'list' ||
  view.allValues ||
  view.step > 1;

/** The view whose address search engines should keep. */
export const canonicalView = ({ text, shelfId }: ListView): ListView => ({ ...plainView, text, shelfId });
