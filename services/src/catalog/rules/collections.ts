/** A shelf of the home page. */
export interface Collection {
  collectionId: string;
  title: string;
  subtitle: string | null;
  /** What all of it is: a department, filters as a search takes them, or both. */
  departmentId: string | null;
  filters: string | null;
  /** Picked by hand; when there are none, the best sellers of the scope that can be had now. */
  bpns: readonly string[];
}

/** As many products as a shelf shows. */
export const mostOfCollection = 12;

/** What a retailer shows who has no collections. */
export const plainCollections: readonly Collection[] = [
  {
    collectionId: 'on-sale',
    title: 'On sale this week',
    subtitle: 'Prices that end soon.',
    departmentId: null,
    filters: 'DEALS:ON_SALE',
    bpns: [],
  },
  {
    collectionId: 'top-sellers',
    title: 'What everyone buys',
    subtitle: 'The best sellers at your store.',
    departmentId: null,
    filters: 'AVAILABILITY:IN_STOCK',
    bpns: [],
  },
  {
    collectionId: 'organic',
    title: 'Organic picks',
    subtitle: null,
    departmentId: null,
    filters: 'DIET:ORGANIC',
    bpns: [],
  },
];
