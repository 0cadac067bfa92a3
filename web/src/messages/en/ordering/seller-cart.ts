/** Texts of a seller's own cart, on the seller's page. */
export const sellerCart = {
  title: (seller: string) => `Your ${seller} cart`,
  /** While there is nothing in it. */
  empty: 'Nothing in it yet',
  /** @param items 1 item @param goods what they cost */
  state: (items: string, goods: string) => `${items}, ${goods}.`,
  withShipping: (fee: string, hasTax: boolean, total: string) =>
    `With ${fee} shipping${hasTax ? ' and tax' : ''}, ${total}`,
  /** Once it ships free. */
  withTax: (total: string) => `With tax, ${total}`,
  checkOut: 'Checkout',
  checkOutOf: (seller: string) => `Checkout ${seller}`,
  /** Told once it is reached. */
  reached: 'This cart ships free now.',
};
