// What the specification sets for the gateway. docs/constants.md lists it: `npm run codegen`.

/** S-239, s: a guest's cart is kept for so long after its last change. */
export const guestCartCookieLifetime = 14_400 * 60;
/** S-247, retries: of a price list that fails. */
export const priceListRetries = 1;
/** S-248, products: most that go with another. */
export const crossSellMost = 8;
/** S-249, tags: most that a product has. */
export const productTags = 3;
/** S-181, S-251, ms: the catalog answers these calls in time; others have `UPSTREAM_TIMEOUT_MS`. */
export const catalogDeadlines = { productByBpn: 1000, brandIndex: 3000, pdpData: 1500 } as const;
/** S-254, coupons: personalized ones asked for beyond those a carousel shows. */
export const additionalCoupons = 10;
/** S-255, coupons: most that are shown for a product. */
export const qualifyingOffers = 12;
/** S-257, products: a page of what a household is due to buy. */
export const smartBasketPageSize = 50;
/** S-258, s: the page to come back to after a sign-in is remembered for so long. */
export const redirectCookieLifetime = 600;
/** S-262, percent: what Schedule & Save is said to save where nothing is scheduled yet. */
export const subscriptionSaving = 5;
/** S-266, days: a guest's choice of a store is kept. */
export const shopCookieLifetime = 180;
