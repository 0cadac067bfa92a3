import { plural } from '../../support/plural.ts';

const item = plural('en', { one: 'item', other: 'items' });
const items = (count: number) => `${count} ${item(count)}`;

/** Texts of the usuals: what is due to be bought again, added in one press. */
export const quickAdd = {
  title: 'Your usuals',
  lead: 'Based on what you buy and how often. Anything in your cart or on your schedule is left out.',
  due: 'Due this week',
  later: 'Later this month',
  selectAll: 'Select all',
  selectAllOf: (list: string) => `Select all: ${list}`,
  clearAll: 'Clear all',
  clearAllOf: (list: string) => `Clear all: ${list}`,
  choose: (name: string) => `Add ${name}`,
  perPound: (price: string) => `${price}/lb`,
  was: (now: string, was: string) => `${now}, was ${was}`,
  chooseOptions: 'Choose options',
  chooseOptionsOf: (name: string) => `Choose options of ${name}`,
  seeSimilar: 'See similar',
  seeSimilarTo: (name: string) => `See similar to ${name}`,
  items,
  noItems: 'Nothing chosen',
  total: 'Estimated total',
  /** Nobody could price them. */
  noTotal: "We can't price this right now. You'll see the total in your cart.",
  /** While an order is changed (S-111). */
  orderCoupons: (time: string) => `Your order's coupons count, and so do those you clip by ${time}.`,
  hint: {
    title: 'Ways to save',
    add: (count: number) => `Add ${count}`,
    addFor: (count: number, hint: string) => `Add ${count}: ${hint}`,
  },
  more: 'More of your usuals',
  add: (count: number) => `Add ${count} to cart`,
  addToOrder: (count: number) => `Add ${count} to your order`,
  addNone: 'Add to cart',
  /** Where there is little room, beside the count and the sum. */
  addHere: (count: number) => (count === 0 ? 'Add' : `Add ${count}`),
  loading: 'Loading your usuals',
  busy: 'Adding',
  offline: {
    title: "You're offline",
    text: "Your usuals stay as you chose them. We'll add them as soon as you're back online.",
  },
  failed: { title: "We couldn't add them", text: 'Nothing has changed. Try again.' },
  couldNotLoad: "We couldn't load your usuals",
  empty: {
    title: 'Your usuals will be here',
    text: 'Buy something twice, and we can tell when you need it again.',
    action: 'Start Shopping',
    history: 'Bought before',
  },
  allThere: {
    title: "You're all set",
    text: 'Everything that is due is in your cart.',
    action: 'Go to My Cart',
  },
  result: {
    title: (added: number, all: number) => {
      if (added === 0) return 'Nothing was added';
      return added === all ? `${items(added)} added` : `${added} of ${all} added`;
    },
    lead: (added: number, missing: number) => {
      if (missing === 0) return added === 1 ? 'It is in your cart.' : 'All of it is in your cart.';
      const need = missing === 1 ? 'One line needs you.' : `${missing} lines need you.`;
      return added === 0 ? need : `${need} The rest is in your cart.`;
    },
    needsYou: 'Needs you',
    added: 'Added',
    addedCount: (quantity: number) => `Added ${quantity}`,
    addedWeight: (pounds: string, packages: number) =>
      packages === 1 ? `Added ${pounds} lb` : `Added ${packages} of ${pounds} lb`,
    unknown: "This item couldn't be added. Try again.",
    cart: 'Your cart',
    before: (count: number) => `${items(count)} before`,
    plus: (amount: string) => `+${amount}`,
    addedItems: (count: number) => `${items(count)} added`,
    toCart: 'Go to My Cart',
    viewCart: 'View cart',
    viewCartFor: (name: string) => `View cart: ${name}`,
    back: 'Back to your usuals',
    undo: 'Undo',
    undone: 'Removed from your cart.',
  },
};
