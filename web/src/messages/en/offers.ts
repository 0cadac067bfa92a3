import { number } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const offers = plural('en', { one: 'offer', other: 'offers' });

/** Texts of coupons and deals. */
export const offersTexts = {
  title: 'Coupons & Deals',
  forU: 'For U',
  lead: 'Clip once, save when you check out.',
  list: 'Coupons',
  groups: 'Groups of offers',
  filters: 'Filters',
  category: 'Category',
  allCategories: 'All',
  kinds: 'Offer type',
  search: 'Search coupons',
  sort: 'Sort',
  show: 'Show',
  count: (count: number) => `${number.format(count)} ${offers(count)}`,
  loadMore: 'Load More',
  fromStart: 'Back to the first offers',
  none: { title: 'No offers here', text: 'Nothing fits what you chose.', action: 'Show all offers' },
  couldNotLoad: "We couldn't load the coupons",
  done: {
    clipped: 'Clipped',
    hidden: 'Coupon has already been',
    inProgress: 'In Progress',
    announced: (title: string) => `${title} is in My List.`,
  },
  failed: { title: 'This coupon was not clipped', text: 'Nothing in My List changed. Try again in a moment.' },
  close: 'Close',
};
