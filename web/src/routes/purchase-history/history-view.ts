import type { PurchaseHistoryInput, PurchaseHistorySort } from '../../graphql/schema-types.ts';

/** What the address of the purchase history shows. */
export interface HistoryView {
  /** Ids of departments; all if there are none. */
  departments: readonly string[];
  onSale: boolean;
  inStock: boolean;
  sort: PurchaseHistorySort;
  /** From 1. */
  page: number;
}

/** Products on a page. */
export const pageSize = 24;
/** The orders (S-279), the usual one first. */
export const sorts = [
  'FREQUENCY',
  'RECENTLY_PURCHASED',
  'RECOMMENDED',
  'PURCHASE_DATE',
] as const satisfies readonly PurchaseHistorySort[];
const mostDepartments = 20;

export const wholeHistory: HistoryView = {
  departments: [],
  onSale: false,
  inStock: false,
  sort: sorts[0],
  page: 1,
};

/** As it stands in an address: recently-purchased. */
export const parameterOf = (sort: PurchaseHistorySort): string => sort.toLowerCase().replaceAll('_', '-');
/** The order of that name; the usual one if there is none. */
export const sortOf = (parameter: string | null): PurchaseHistorySort =>
  sorts.find((sort) => parameterOf(sort) === parameter) ?? wholeHistory.sort;

/** The view that an address shows; what it can't show is left out. */
export function historyView(search: URLSearchParams): HistoryView {
  const page = search.get('page') ?? '';
  const departments = search.getAll('department').filter((id) => /^[a-z0-9][a-z0-9-]{0,59}$/.test(id));
  const show = search.getAll('show');
  return {
    departments: [...new Set(departments)].toSorted().slice(0, mostDepartments),
    onSale: show.includes('on-sale'),
    inStock: show.includes('in-stock'),
    sort: sortOf(search.get('sort')),
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
}

/** Names and values of a view in its address, without those that go without saying. */
export const parametersOf = ({ departments, onSale, inStock, sort, page }: HistoryView): [string, string][] => [
  ...departments.map((id): [string, string] => ['department', id]),
  ...(onSale ? [['show', 'on-sale'] as [string, string]] : []),
  ...(inStock ? [['show', 'in-stock'] as [string, string]] : []),
  ...(sort === wholeHistory.sort ? [] : [['sort', parameterOf(sort)] as [string, string]]),
  ...(page === 1 ? [] : [['page', String(page)] as [string, string]]),
];

/** The query of a view's address: `?department=dairy-eggs-cheese&show=on-sale`. */
export function historySearch(view: HistoryView): string {
  const search = new URLSearchParams(parametersOf(view)).toString();
  return search === '' ? '' : `?${search}`;
}

/** The same from its first page on: what another choice leads to. */
export const fromStart = (view: HistoryView): HistoryView => ({ ...view, page: 1 });

/** Without what narrows it. */
export const withoutChosen = (view: HistoryView): HistoryView => ({ ...wholeHistory, sort: view.sort });

/** How much narrows it. */
export const chosenCount = ({ departments, onSale, inStock }: HistoryView): number =>
  departments.length + Number(onSale) + Number(inStock);

/** What the gateway is asked for. */
export const inputOf = ({ departments, onSale, inStock, sort, page }: HistoryView): PurchaseHistoryInput => ({
  departments: [...departments],
  onSale,
  inStock,
  sort,
  pageNo: page,
});
