/** Texts of the carts: the page and the drawer. */
export const cartTexts = {
  title: 'Your carts',
  titleOfOne: 'Your cart',
  close: 'Close cart',
  viewAll: 'View cart',
  viewCarts: (count: number) => `View all ${count} carts`,
  /** Above a cart's sum: Safeway summary. */
  summaryOf: (title: string) => `${title} summary`,
  change: 'Change',
  changeOf: (title: string) => `Change store or channel of ${title}`,
  sellerPage: 'Seller page',
  checkout: 'Checkout',
  checkoutOf: (title: string) => `Checkout ${title}`,
  withFee: (price: string, fee: string) => `With ${price} ${fee.toLowerCase()}`,
  itemsOf: (title: string, items: string) => `${title}, ${items}`,
  loading: 'Loading your cart',
  couldNotLoad: "We couldn't load your cart",
  tryAgain: 'Try again',
  settling: 'Updating',

  savings: 'You save',
  estimatedTotal: 'Estimated total',
  listPrice: 'Items at regular price',
  plus: (price: string) => `+${price}`,

  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is out of your cart.`,
  undo: 'Undo',
  gotIt: 'Got it',

  whyThisPrice: 'Why this price',
  whyThisPriceOf: (name: string) => `Why this price: ${name}`,
  youPay: 'You pay',

  ifOut: 'If out:',
  /** Begins with the words that are seen. */
  ifOutThen: (name: string, kind: string) => `If out: ${kind}, ${name}`,
  ifOutOf: (name: string) => `If ${name} is out`,
  substitution: {
    BEST_MATCH: { short: 'Best match', title: 'Best match', text: 'We pick the closest one, at the lower price' },
    SPECIFIC_ITEM: { short: 'A specific item', title: 'A specific item', text: 'You choose it' },
    REFUND: { short: 'Refund', title: 'Refund', text: 'Leave it out' },
  },
  chooseItem: 'Choose an item',
  noItems: 'We have nothing close to it right now.',
  note: (note: string) => `Note: ${note}`,

  cannotHave: 'Not available',
  swapFor: 'You can swap it for',
  swap: 'Swap',
  swapTo: (name: string) => `Swap for ${name}`,
  swapsFailed: "We couldn't load anything close to it.",

  coach: 'Cart coach',
  coachText: (steps: number) =>
    steps === 1
      ? "One small step. Skip it if you don't need it."
      : `${steps === 2 ? 'Two' : 'Three'} small steps. Skip what you don't need.`,
  addMore: (count: number) => `Add ${count}`,
  browse: 'Browse',
  notUsed: 'Not used this time',

  empty: 'Your cart is empty',
  emptyText: 'What you add shows up here, on all your devices once you sign in.',
  emptyMember: 'What you add shows up here, on all your devices.',
  startShopping: 'Start Shopping',

  guestOff: 'Sign in to fill a cart.',
  changedElsewhere: 'Your cart was just changed on another device.',
  waiting: "You're offline. We'll save your cart as soon as you're back online.",
};
