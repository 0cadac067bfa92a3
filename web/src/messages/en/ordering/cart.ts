/** Texts of the carts: the page and the drawer. */
export const cartTexts = {
  title: 'Your carts',
  titleOfOne: 'Your cart',
  /** Above a cart's sum: Safeway summary. */
  summaryOf: (title: string) => `${title} summary`,
  change: 'Change',
  changeOf: (title: string) => `Change store or channel of ${title}`,
  sellerPage: 'Seller page',
  checkout: 'Checkout',
  checkoutOf: (title: string) => `Checkout ${title}`,
  itemsOf: (title: string, items: string) => `${title}, ${items}`,
  loading: 'Loading your cart',
  couldNotLoad: "We couldn't load your cart",

  savings: 'You save',
  /** Opens what makes up the saving. */
  howSaved: 'How you save',
  estimatedTotal: 'Estimated total',
  plus: (price: string) => `+${price}`,

  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  gotIt: 'Got it',

  /** What else can be done with a line. */
  moreOf: (name: string) => `More for ${name}`,

  youPay: 'You pay',

  substitution: {
    BEST_MATCH: 'Best match',
    SPECIFIC_ITEM: 'A specific item',
    ASK: 'Ask me first',
    REFUND: 'Refund',
  },
  /** @param often Every 2 weeks; null while it is paused */
  subscribed: (often: string | null) => `On your schedule · ${often ?? 'Paused'}`,
  /** Of a line that asks for more than is left. */
  changeTo: (left: number) => `Change to ${left}`,
  changeToOf: (name: string, left: number) => `Change to ${left}: ${name}`,
  note: (note: string) => `Note: ${note}`,

  cannotHave: 'Not available',

  empty: 'Your cart is empty',

  guestOff: 'Sign in to fill a cart.',
  was: 'Was',
  changedElsewhere: 'Your cart was just changed on another device.',
  waiting: "You're offline. We'll save your cart as soon as you're back online.",
};
