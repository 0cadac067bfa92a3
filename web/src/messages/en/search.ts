import { number } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const suggestions = plural('en', { one: 'suggestion', other: 'suggestions' });
const products = plural('en', { one: 'product', other: 'products' });
const results = plural('en', { one: 'result', other: 'results' });

/** Texts of the suggestions below the search field. */
export const searchTexts = {
  list: 'Suggestions',
  groups: {
    searches: 'Searches',
    departments: 'In departments',
    brands: 'Brands',
    recent: 'Your searches',
    /** What many look for at a store. */
    popular: (store: string | null) => (store === null ? 'Popular' : `Popular at ${store}`),
    usuals: 'Your usuals',
    allDepartments: 'Departments',
    products: 'Products',
  },
  found: (count: number) => `${number.format(count)} ${suggestions(count)}`,
  place: (department: string, count: number) => `${department}, ${number.format(count)}`,
  count: (count: number) => `${number.format(count)} ${products(count)}`,
  searchFor: (words: string) => `Search for \u201c${words}\u201d`,
  searchIn: (words: string, department: string) => `\u201c${words}\u201d in ${department}`,
  allDepartments: (count: number) => (count > 0 ? `All ${number.format(count)} departments` : 'All departments'),
  all: (count: number, words: string) => `All ${number.format(count)} ${results(count)} for \u201c${words}\u201d`,
  forget: 'Clear all',
  /** The same, read out. */
  forgetSearches: 'Clear all your searches',
  keys: { move: 'to move', open: 'to open', close: 'to close', enter: 'Enter', escape: 'Esc' },
};
export type SearchTexts = typeof searchTexts;
