import { dealsPageSize } from '../../../constants.ts';
import type { ListLayout } from '../../../ui/list-controls/layout.ts';
import { searchText } from '../../../ui/list-controls/search-text.ts';
import type { CouponsQueryVariables } from './Coupons.generated.ts';

type Request = Required<CouponsQueryVariables>;
type Filter = NonNullable<Request['filter']>;
type Group = NonNullable<Filter['group']>;
type Kind = NonNullable<Filter['kinds']>[number];
type Sort = Request['sort'];

type Narrowing = Pick<CouponsView, 'categories' | 'kinds' | 'events' | 'program' | 'group' | 'text'>;

/** What the address of the gallery shows (S-34). */
export interface CouponsView {
  categories: readonly string[];
  kinds: readonly Kind[];
  events: readonly string[];
  program: 'PD' | 'CC' | null;
  group: Group;
  text: string;
  sort: Sort;
  layout: ListLayout;
  /** How many offers, a step of 30 after another (S-51, S-52). */
  shown: number;
  /** Cursor of the offer before the first one; null from the start. */
  after: string | null;
}

/** Most that one page shows; what follows is a page of its own. */
export const mostShown = 2 * dealsPageSize;

const groups: readonly Group[] = ['ALL', 'PICKED_FOR_YOU', 'EXPIRING_SOON', 'BONUS_PATH', 'CLIPPED'];
const kinds: readonly Kind[] = ['PERSONALIZED', 'COUPON', 'BONUS_PATH', 'REWARD', 'WEEKLY_AD'];
const sorts: readonly Sort[] = [
  'PURCHASE_HISTORY',
  'NEW_OFFERS',
  'ABOUT_TO_EXPIRE',
  'CATEGORY',
  'PRICE_LOW_HIGH',
  'REWARD_CARD_SPECIALS',
  'A_Z',
  'Z_A',
];

export const allCoupons: CouponsView = {
  categories: [],
  kinds: [],
  events: [],
  program: null,
  group: 'ALL',
  text: '',
  sort: 'PURCHASE_HISTORY',
  layout: 'grid',
  shown: dealsPageSize,
  after: null,
};

/** As it stands in an address: expiring-soon. */
export const parameterOf = (value: string): string => value.toLowerCase().replaceAll('_', '-');
const valueIn = <Value extends string>(values: readonly Value[], parameter: string | null): Value | undefined =>
  values.find((value) => parameterOf(value) === parameter?.toLowerCase());

/** The most values, and characters, that the gateway takes. */
const mostValues = 15;
export const longestText = 80;
const cursorPattern = /^[\w-]{1,2000}$/;

/** The view that an address shows; what it can't show is left out. */
export function couponsView(params: URLSearchParams): CouponsView {
  const all = (name: string) => [...new Set(params.getAll(name).filter(Boolean))].slice(0, mostValues);
  const program = params.get('offerPgm');
  const after = params.get('after') ?? '';
  return {
    categories: all('category'),
    kinds: all('type').flatMap((each) => valueIn(kinds, each) ?? []),
    events: all('event'),
    program: program === 'PD' || program === 'CC' ? program : null,
    group: valueIn(groups, params.get('show')) ?? 'ALL',
    text: searchText(params.get('q') ?? '', longestText),
    sort: valueIn(sorts, params.get('sort')) ?? allCoupons.sort,
    layout: params.get('view') === 'list' ? 'list' : 'grid',
    shown: params.get('offers') === String(mostShown) ? mostShown : dealsPageSize,
    after: cursorPattern.test(after) ? after : null,
  };
}

/** Names and values of a view in its address, without those that go without saying. */
export function parametersOf(view: CouponsView): [name: string, value: string][] {
  const { categories, kinds: chosen, events, program, group, text, sort, layout, shown, after } = view;
  const many = (name: string, values: readonly string[]) => values.map((value): [string, string] => [name, value]);
  return [
    ...many('show', group === 'ALL' ? [] : [parameterOf(group)]),
    ...many('category', categories),
    ...many('type', chosen.map(parameterOf)),
    ...many('event', events),
    ...many('offerPgm', program === null ? [] : [program]),
    ...many('q', text === '' ? [] : [text]),
    ...many('sort', sort === allCoupons.sort ? [] : [parameterOf(sort)]),
    ...many('view', layout === 'list' ? [layout] : []),
    ...many('offers', shown === dealsPageSize ? [] : [String(shown)]),
    ...many('after', after === null ? [] : [after]),
  ];
}

/** The address of a view: `?category=bread-bakery&sort=a-z`. */
export function couponsSearch(view: CouponsView): string {
  const search = new URLSearchParams(parametersOf(view)).toString();
  return search === '' ? '' : `?${search}`;
}

/** The same from its first offer on. */
export const fromStart = (view: CouponsView): CouponsView => ({ ...view, shown: dealsPageSize, after: null });

/** What comes with "Load More" (S-52): 30 more, or the next page. */
export const moreOf = (view: CouponsView, endCursor: string | null): CouponsView =>
  view.shown < mostShown ? { ...view, shown: mostShown } : { ...view, shown: dealsPageSize, after: endCursor };

/** What narrows a gallery, as the gateway takes it. */
export const filterOf = (view: Narrowing): Filter => ({
  categories: [...view.categories],
  kinds: [...view.kinds],
  events: [...view.events],
  program: view.program,
  group: view.group,
  text: view.text,
});

/** Without categories, kinds, events, and a program; what is searched for, and the group, stay. */
export const withoutChosen = (view: CouponsView): CouponsView =>
  fromStart({ ...view, categories: [], kinds: [], events: [], program: null });

/** How many of them are chosen. */
export const chosenCount = ({ categories, kinds: chosen, events, program }: CouponsView): number =>
  categories.length + chosen.length + events.length + Number(program !== null);

/** What the gateway is asked for. */
export const requestOf = ({ shown, sort, after, ...view }: CouponsView): Request => ({
  filter: filterOf(view),
  sort,
  first: shown,
  after,
});
