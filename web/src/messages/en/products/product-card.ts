/** Texts of a product on a card or in a list. */
export const productCardTexts = {
  /** Behind a price: `/lb`. */
  perPound: '/lb',
  /** A product that the store doesn't carry has no price. */
  noPrice: 'No price here',
  itemNumber: (id: string) => `No. ${id}`,
  /** On cards, and on a product's own page. */
  cart: {
    add: 'Add',
    addOf: (name: string) => `Add ${name}`,
    addCase: 'Add case',
    addCaseOf: (name: string) => `Add case: ${name}`,
    customize: 'Customize',
    customizeOf: (name: string) => `Customize ${name}`,
    addFor: (price: string) => `Add · ${price}`,
  },
  seeSimilar: 'See similar',
  seeSimilarTo: (name: string) => `See similar to ${name}`,
};
