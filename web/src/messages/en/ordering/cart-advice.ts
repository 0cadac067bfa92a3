/** Texts of what carts show now and then: advice, what holds an edit, swaps, nothing. They load where they are shown. */
export const cartAdviceTexts = {
  rewards: {
    /** Of the switch beside the sums. */
    use: (amount: string) => `Use ${amount} of grocery rewards`,
    hint: 'Off your groceries, not off alcohol, deposits, or fees.',
    used: (amount: string) => `Grocery rewards are on. Your estimated total is ${amount}.`,
    unused: (amount: string) => `Grocery rewards are off. Your estimated total is ${amount}.`,
    failed: "That didn't work. Try again.",
  },

  /** What each way means if a line is out, for whoever chooses. */
  substitution: {
    BEST_MATCH: 'We pick the closest one, at the lower price',
    SPECIFIC_ITEM: 'You choose it',
    ASK: 'We suggest the closest one, and leave it out unless you say yes',
    REFUND: 'Leave it out',
  },

  coach: 'Cart coach',
  coachText: (steps: number) =>
    steps === 1
      ? "One small step. Skip it if you don't need it."
      : `${steps === 2 ? 'Two' : 'Three'} small steps. Skip what you don't need.`,
  addMore: (count: number) => `Add ${count}`,
  browse: 'Browse',
  notUsed: 'Not used this time',
  /** To FreshPass, of an offer for its members. */
  join: 'Join FreshPass',
  joinFor: (title: string) => `Join FreshPass for ${title}`,
  clipAndAdd: (count: number) => `Clip and add ${count}`,
  clipOnly: 'Clip',
  clipped: 'Coupon clipped.',
  clipOf: (label: string, text: string) => `${label}: ${text}`,
  /** What the menu of a line opens. */
  line: {
    ifOut: 'If out:',
    whyThisPrice: 'Why this price',
    changeOptions: "Change how it's made",
    subscribe: 'Schedule & Save',
    close: 'Close',
    closeOf: (name: string) => `Close what is open for ${name}`,
  },
  clip: {
    title: 'Coupons for this cart',
    action: 'Clip for my cart',
    before: 'Total before',
    now: 'Total now',
    undone: (count: number) => (count === 1 ? '1 coupon unclipped.' : `${count} coupons unclipped.`),
    nothing: 'There is nothing more to clip for this cart.',
    failed: "We couldn't clip your coupons. Try again.",
  },

  shield: {
    keep: 'Keep it',
    keepMany: (quantity: number) => `Keep ${quantity}`,
    removeAnyway: 'Remove anyway',
    goDown: (quantity: number) => `Go down to ${quantity}`,
    /** Begins with the words that are seen. */
    of: (label: string, name: string) => `${label}: ${name}`,
  },
  moveCart: 'Move cart there',

  ifOutOf: (name: string) => `If ${name} is out`,
  chooseItem: 'Choose an item',
  noItems: "We don't have anything similar right now.",
  swapFor: 'You can swap it for',
  swap: 'Swap',
  swapTo: (name: string) => `Swap for ${name}`,
  swapsFailed: "We couldn't load anything similar.",
  emptyText: 'What you add shows up here, on all your devices once you sign in.',
  emptyMember: 'What you add shows up here, on all your devices.',
  startShopping: 'Start Shopping',
  buyAgain: 'Buy your usuals',

  close: 'Close cart',
  viewAll: 'View cart',
  viewCarts: (count: number) => `View all ${count} carts`,
  withFee: (price: string, fee: string) => `With ${price} ${fee.toLowerCase()}`,
};
