/** Texts of products, wherever they are shown. */
export const productTexts = {
  /** Behind a price: `/lb`. */
  perPound: '/lb',
  /** A product that the store doesn't carry has no price. */
  noPrice: 'No price here',
  seeSimilar: 'See similar',
  seeSimilarTo: (name: string) => `See similar to ${name}`,
};
