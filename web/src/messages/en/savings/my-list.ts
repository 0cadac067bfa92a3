import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const items = plural('en', { one: 'item', other: 'items' });
const suggestions = plural('en', { one: 'suggestion', other: 'suggestions' });

/** Texts of My List. */
export const myListTexts = {
  scan: 'Scan a barcode',
  title: 'My List',
  lead: (left: number, store: string | null) =>
    store === null ? `${number.format(left)} left` : `${number.format(left)} left, in the order you walk ${store}`,
  allDone: 'Everything is checked off',
  couldNotLoad: "We couldn't load My List",
  add: {
    label: 'Add an item',
    button: 'Add',
    suggestions: 'Suggestions for your list',
    products: 'From this store',
    found: (count: number) => `${number.format(count)} ${suggestions(count)}`,
    added: (title: string) => `${title} is on My List.`,
    tooLong: 'Use at most 80 characters.',
  },
  left: (count: number) => `${number.format(count)} left`,
  elsewhere: 'Anywhere in the store',
  sorts: {
    aisles: 'Aisles',
    'a-z': 'A to Z',
    'z-a': 'Z to A',
    category: 'Category',
    'added-date': 'Newest first',
    'expiry-date': 'Expiring first',
  },
  checked: 'Checked',
  clear: 'Clear',
  clearChecked: 'Clear checked items',
  cleared: (count: number) => `${number.format(count)} ${items(count)} removed`,
  checkedOff: (title: string) => `${title} is checked off`,
  backOn: (title: string) => `${title} is back on your list`,
  removed: (title: string) => `${title} was removed`,
  undo: 'Undo',
  gotIt: 'Got it',
  waiting: "You're offline. Your list is up to date here, and will be everywhere once you're back online.",
  more: (title: string) => `More for ${title}`,
  remove: 'Remove from list',
  details: 'See details',
  find: 'Find it in the store',
  oneMore: 'One more',
  oneLess: 'One less',
  times: (count: number) => `${number.format(count)} ×`,
  written: 'You wrote this',
  trip: {
    title: 'On this trip',
    saved: 'Sale prices',
    total: 'Estimated total',
    addAll: 'Add all to cart',
    added: (count: number) => `${number.format(count)} ${items(count)} went into your cart.`,
    choose: (title: string) => `${title} needs a choice first`,
    chooseSome: (count: number) => `${number.format(count)} ${items(count)} need a choice first`,
  },
  share: { button: 'Share', copied: 'List copied', notCopied: "The list couldn't be copied" },
  print: 'Print',
  empty: {
    title: 'Nothing on your list yet',
    text: 'Write down what you need, or add offers from the weekly ad and coupons.',
    action: 'See coupons and deals',
  },
  guest: {
    title: 'Your list, in the order you walk the store',
    text: 'Start writing, and this browser remembers it. Sign in to share it with everyone at home, on every phone.',
    lead: (left: number) => `${number.format(left)} left, kept in this browser`,
    keep: {
      title: 'Take it with you',
      text: 'Sign in, and this list is on every phone at home.',
    },
    points: [
      'Write down what you need, aisle by aisle.',
      'Coupons you clip and weekly ad deals are on it, too.',
      'Check things off with one thumb, even without a signal.',
    ],
    signIn: 'Sign in',
    join: 'Join free',
  },
};
