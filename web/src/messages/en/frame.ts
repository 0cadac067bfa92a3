import { money } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const items = plural('en', { one: 'item', other: 'items' });
const notices = plural('en', { one: 'unread notice', other: 'unread notices' });

/** Texts of the frame: header, navigation, errors, session. Those of the specification are verbatim. */
export const frame = {
  pageTitle: (title: string, banner: string) => `${title} | ${banner}`,
  description: (banner: string) =>
    `Shop groceries at ${banner}: pickup, delivery, or in the store. Members earn points and play for prizes.`,
  skipToContent: 'Skip to main content',
  homeOf: (banner: string) => `${banner} home`,
  breadcrumb: 'Breadcrumb',
  back: 'Back',
  menu: 'Menu',
  closeMenu: 'Close menu',
  yourStore: 'Your store',
  chooseStore: 'Choose a store',
  search: { label: 'Search products and brands', clear: 'Clear', back: 'Close search', scan: 'Scan a barcode' },
  site: {
    label: 'Site',
    shop: 'Shop',
    list: 'My List',
    business: 'Business',
    businessOf: (banner: string) => `${banner} Business`,
  },
  account: {
    hello: 'Hello',
    signIn: 'Sign in',
    unavailable: 'Account unavailable',
    member: 'For U member',
    buyer: 'Buyer',
    menu: 'Account',
    pages: {
      clubCard: 'Club card',
      orders: 'Orders',
      prizes: 'My prizes',
      rewards: 'Grocery Rewards',
      reward: 'Redeem',
      freshPass: 'FreshPass',
      bonusPath: 'Bonus Path',
      welcomeOffers: 'Welcome Offers',
      settings: 'Account Settings',
      addresses: 'Delivery address',
      security: 'Security',
      communication: 'Communication preferences',
    },
  },
  /** The button in the header (S-37). */
  cart: {
    sum: (cents: number) => money({ amount: String(cents / 100) }),
    /** @param count null while nobody knows */
    label: (count: number | null, sum: string | null) =>
      count === 0
        ? 'Shopping cart, empty'
        : ['Shopping cart', count && `${count} ${items(count)}`, sum].filter(Boolean).join(', '),
  },
  inbox: {
    title: 'Inbox',
    titleWithCount: (count: number) => `Inbox, ${count} new`,
    unread: (count: number) => `${count} ${notices(count)}`,
  },
  information: 'Information',
  notFound: {
    title: 'Page not found',
    text: "We couldn't find anything at this address. It may have moved, or the link may be incomplete.",
    toShop: 'Start Shopping',
  },
  unavailable: {
    title: "We couldn't show this page",
    text: 'Apologies, our site is currently experiencing technical difficulties, please try again later.',
    again: 'Try again',
  },
  loading: 'Loading',
  /** No way to the server for something that was to be done. */
  connection: {
    offline: "You're offline. Check your connection and try again.",
    unreachable: "We couldn't reach our site. Check your connection and try again.",
  },
  /** A request too many; the wait in seconds, when it is known. */
  tooMany: (seconds: number | null) =>
    seconds === null
      ? "That's a lot at once. Wait a moment and try again."
      : `That's a lot at once. Try again in ${seconds} ${plural('en', { one: 'second', other: 'seconds' })(seconds)}.`,
  signedOut: {
    title: 'Sign in to see this page',
    text: 'Your session has timed out. Your Game points are saved.',
  },
};
