import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const product = plural('en', { one: 'product', other: 'products' });
const products = (count: number) => `${number.format(count)} ${product(count)}`;

/** Texts of all that a household has bought. */
export const purchaseHistory = {
  title: 'Bought before',
  /** What it is for a business. */
  guide: 'Order guide',
  count: products,
  products,
  usuals: 'Your usuals',
  listLabel: 'Bought before',
  show: 'Show only',
  onSale: 'On sale',
  inStock: 'Available now',
  departments: 'Departments',
  allDepartments: (count: number) => `All ${count} departments`,
  fewer: 'Show fewer',
  showProducts: 'Show products',
  showCount: (count: number) => `Show ${products(count)}`,
  sorts: {
    FREQUENCY: 'Bought most often',
    RECENTLY_PURCHASED: 'Bought last',
    RECOMMENDED: 'Due first',
    PURCHASE_DATE: 'Bought longest ago',
  },
  pages: 'Pages of products',
  pagination: {
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
    status: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  nothingFits: 'Nothing you bought matches your filters',
  clear: 'Clear all filters',
  couldNotLoad: "We couldn't load what you bought",
  couldNotUpdate: "We couldn't update the products",
  empty: {
    title: 'What you buy will be here',
    text: 'After your first order, you find everything again in one place.',
    action: 'Start Shopping',
  },
};
