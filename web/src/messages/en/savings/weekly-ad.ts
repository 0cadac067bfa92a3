import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const offers = plural('en', { one: 'offer', other: 'offers' });

/** Texts of the weekly ad. */
export const weeklyAdTexts = {
  title: 'Weekly Ad',
  at: (dates: string, store: string | null) => (store === null ? dates : `${dates} at ${store}`),
  /** S-53. */
  details: 'Offer Details',
  items: 'Eligible Items',
  detailsOf: (title: string) => `Offer Details: ${title}`,
  itemsOf: (title: string) => `Eligible Items: ${title}`,
  add: 'Add to List',
  addOf: (title: string) => `Add to List: ${title}`,
  added: (title: string) => `${title} is in My List.`,
  removed: (title: string) => `${title} is no longer in My List.`,
  /** It stands there with none, too, so that nothing moves at the first. */
  onList: (count: number) => (count === 0 ? 'None on your list yet' : `${number.format(count)} on your list`),
  viewList: 'View in My List',
  failed: 'Nothing in My List changed. Try again in a moment.',
  gotIt: 'Got it',
  views: 'How the ad is shown',
  pages: 'Pages',
  all: 'All',
  count: (count: number) => `${number.format(count)} ${offers(count)}`,
  departments: 'Departments',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, title: string) => `Page ${page}: ${title}`,
  place: (page: number, all: number) => `${page} of ${all}`,
  allPages: 'All pages',
  swipe: 'Swipe to leaf',
  next: 'Next',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  print: 'Print',
  otherStore: 'Other store',
  nextWeek: "Preview next week's ad",
  thisWeek: "See this week's ad",
  preview: "A preview: these deals haven't started yet.",
  noneNext: { title: "Next week's ad isn't out yet", text: 'Come back a few days before it starts.' },
  none: {
    title: 'No weekly ad at this store right now',
    text: 'The new ad comes out on Wednesday. Coupons are good every day.',
    coupons: 'See coupons and deals',
    store: 'Choose another store',
  },
  couldNotLoad: "We couldn't load the weekly ad",
};
