/** Texts of marketplace sellers' pages. */
export const sellerTexts = {
  breadcrumb: 'Breadcrumb',
  home: 'Go to the home page',
  sellers: 'Sellers',
  seller: {
    title: 'Sellers',
    lead: 'Small makers who sell and ship their own products.',
    shipping: 'Shipping',
    returns: 'Returns',
    products: (seller: string) => `Everything from ${seller}`,
    none: 'Nothing here right now',
    noneText: (seller: string) => `${seller} has nothing for sale at the moment.`,
    note: (seller: string) => `Sold and shipped by ${seller}.`,
    noteText: "Store coupons and Game points don't apply to this seller.",
    unavailable: "We couldn't load the sellers",
  },
};
