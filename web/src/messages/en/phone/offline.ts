/** Texts of what stays readable without a connection. */
export const offline = {
  /** The storefront among a phone's apps. */
  app: (banner: string) => `Groceries, coupons, and games of ${banner}.`,
  /** What an icon that is held leads to: short. */
  shortcuts: { cart: 'Cart', scan: 'Scan', orders: 'Orders', myList: 'My List' },
  /** What the pictures beside the offer to install show. */
  screens: {
    home: 'What you buy often, and what is on sale',
    coupons: 'Coupons to clip with one tap',
    cart: 'Your cart, with what you save',
  },
  title: "You're offline",
  text: 'This page needs a connection.',
  kept: 'Kept on this phone',
  nothing:
    'Nothing is kept on this phone. Open your club card while you have a connection, and choose “Keep on this phone”.',
  again: 'Try again',
  pages: {
    clubCard: 'Club card',
    cart: 'Your cart',
    myList: 'My List',
    coupons: 'Coupons & deals',
  },
};
