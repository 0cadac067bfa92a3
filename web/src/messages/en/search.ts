import { number } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const suggestions = plural('en', { one: 'suggestion', other: 'suggestions' });
const results = plural('en', { one: 'result', other: 'results' });

/** Texts of the suggestions below the search field. */
export const searchTexts = {
  list: 'Suggestions',
  groups: {
    searches: 'Searches',
    departments: 'In departments',
    brands: 'Brands',
    recent: 'Your searches',
    products: 'Products',
  },
  found: (count: number) => `${number.format(count)} ${suggestions(count)}`,
  place: (department: string, count: number) => `${department}, ${number.format(count)}`,
  all: (count: number, words: string) => `All ${number.format(count)} ${results(count)} for \u201c${words}\u201d`,
  forget: 'Clear your searches',
  keys: { move: 'to move', open: 'to open', close: 'to close', enter: 'Enter', escape: 'Esc' },
};
export type SearchTexts = typeof searchTexts;
