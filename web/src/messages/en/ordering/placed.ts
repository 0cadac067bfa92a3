import { plural } from '../../support/plural.ts';

const things = plural('en', { one: 'item', other: 'items' });

/** Texts of a placed order, and of a cart that is no longer there to be ordered. */
export const placing = {
  gone: {
    title: 'This cart is empty',
    text: 'It may have been ordered, or emptied in another tab.',
    looking: 'Checking your order…',
    lookingText: 'Your last answer got lost on the way. One moment.',
    cart: 'Go to My Cart',
    orders: 'See your orders',
    shop: 'Keep shopping',
  },
  placed: {
    title: 'Order placed',
    status: 'Order placed',
    saved: 'You saved',
    until: 'Change it until',
    /** Leads to the order, where what is added goes into it. */
    add: 'Add what you forgot',
    calendar: 'Add to calendar',
    games: 'Play & Earn',
    view: 'View order',
    pointsTitle: 'Game points',
    cart: 'Go to My Cart',
    left: (items: number) => `${items} ${things(items)} still in your carts`,
    leftText: "You haven't ordered them yet.",
  },
};
