import { number } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const product = plural('en', { one: 'product', other: 'products' });
const counted = (count: number) => `${number.format(count)} ${product(count)}`;

/** Texts of searches, departments, and every other list of products. */
export const lists = {
  products: counted,
  number: (count: number) => number.format(count),
  /** How many there are, and where they are had: 48 products for pickup at 2300 16th St. */
  summary: (count: number, where: string) => `${counted(count)} ${where}`.trim(),
  /** Some of them another way only: 240 products, 233 of them for pickup at 2300 16th St. */
  summaryElse: (count: number, here: number, where: string) =>
    `${counted(count)}, ${number.format(here)} of them ${where}`,
  /** With filters: 197 of 214 products. */
  summaryOf: (count: number, all: number, where: string) =>
    `${number.format(count)} of ${counted(all)}${where && `, ${where}`}`,
  where: {
    PICKUP: (place: string) => `for pickup at ${place}`,
    DELIVERY: (place: string) => `for delivery to ${place}`,
    IN_STORE: (place: string) => `in store at ${place}`,
    SHIPPING: () => 'shipped to you',
  },
  search: {
    title: 'Search',
    results: (text: string) => `Results for “${text}”`,
    /** With several filters and no words. */
    everything: 'All products',
    empty: 'Type what you are looking for, or start from a department.',
    field: 'Search products and brands',
    submit: 'Search',
    corrected: (typed: string, meant: string) => `We found nothing for “${typed}”, so here are results for “${meant}”.`,
    insteadOf: (name: string) => `We don't have “${name}” here. These are the closest we have.`,
    didYouMean: 'Did you mean',
    /** Above what was searched for in some places only: Only in Deli. */
    within: (places: string) => `Only in ${places}.`,
    everywhere: (count: number) => `Search all departments: ${counted(count)}`,
  },
  shop: {
    title: 'Shop',
    lead: (count: number) => `All ${count} departments`,
    departments: 'Shop by department',
    failed: "We couldn't load the departments",
    otherShops: 'Other shops',
    wine: 'Vine and Cellar',
    wineText: 'Wine, beer, and spirits. An adult of 21 or older signs, with ID.',
    business: 'Business',
    businessText: 'Packs for kitchens, schools, and offices.',
  },
  wine: {
    title: 'Vine and Cellar',
    band: 'An adult of 21 or older signs, with ID',
    from: (store: string) => `delivered from ${store}`,
    idTitle: 'We ask for ID at the door.',
    idText:
      "If no one there is 21 or older, the order goes back and you pay nothing for it. Wine earns no Game points and doesn't count toward free delivery.",
    back: 'Back to groceries',
  },
  business: {
    title: 'Business',
    noteTitle: 'One cart for your business.',
    noteText:
      "Groceries and packs are ordered together. Coupons, Game points, wine, and sellers' products are for households.",
    guestTitle: 'For business accounts.',
    guestText: 'Sign in with one to order these packs.',
  },
  /** The switch that leaves out what is sold out (S-263), and what turns it without a script. */
  inStockOnly: 'In stock only',
  soldOutToo: 'Show what is sold out, too',
  show: 'Show products',
  showCount: (count: number) => `Show ${counted(count)}`,
  chosen: (count: number) => `${count} chosen`,
  showAll: (count: number, of: string) => `All ${count} ${of}`,
  facets: {
    BODY: 'bodies',
    GRAPE: 'grapes',
    REGION: 'regions',
    AVAILABILITY: 'kinds',
    DEALS: 'deals',
    DIET: 'diets and benefits',
    DEPARTMENT: 'departments',
    AISLE: 'aisles',
    BRAND: 'brands',
    PRICE: 'prices',
    SIZE: 'sizes',
    CHANNEL: 'ways to shop',
  },
  showFewer: 'Show fewer',
  aisles: 'Aisles',
  all: 'All',
  shelves: 'Kinds',
  listLabel: 'Products',
  shown: (shown: number, total: number) => `${number.format(shown)} of ${number.format(total)}`,
  shownFrom: (from: number, to: number, total: number) =>
    `${number.format(from)} to ${number.format(to)} of ${number.format(total)}`,
  fromStart: 'Show from the beginning',
  progress: 'Shown',
  loadMore: 'Load More',
  loading: 'Loading',
  loaded: (shown: number, total: number) => `${number.format(shown)} of ${number.format(total)} shown`,
  couldNotLoadMore: "We couldn't load more",
  couldNotLoad: "We couldn't load the products",
  couldNotUpdate: "We couldn't update the products",
  tryAgain: 'Try again',
  backToTop: 'Back to top',
  nothing: {
    title: (text: string) => `Nothing for “${text}”`,
    titlePlain: 'Nothing here right now',
    lookedIn: (place: string) => `We looked in all departments${place && ` ${place}`}.`,
    notHere: (place: string) => `There is nothing to show${place && ` ${place}`}.`,
    filtered: 'Nothing matches all your filters',
    clear: 'Clear all filters',
  },
};
