// What the specification sets for the services. docs/constants.md lists it: `npm run codegen`.

/** S-246, unit: frequencies of Schedule & Save are counted in it. */
export const frequencyUnit = 'WEEK' as const;
/** S-246, weeks: between two deliveries, unless the shopper chooses. */
export const defaultFrequency = 1;
/** S-248, products: most that go with another. */
export const crossSellMost = 8;
/** S-256, offers: a page of the gallery, unless more are asked for. */
export const galleryPageSize = 30;
/** S-257, products: a page of what a household is due to buy. */
export const smartBasketPageSize = 50;
/** S-263, inventory: lists show what has one of these, unless a shopper asks for more: 1 is in stock, 2 a few left. */
export const shownInventory = [1, 2] as const;
