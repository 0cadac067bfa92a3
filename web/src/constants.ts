// What the specification sets for the storefront in the browser. docs/constants.md lists it: `npm run codegen`.

const minute = 60_000;

/** S-239, ms: a member's cart counts for so long in the browser. */
export const cartLifetime = 15 * minute;
/** S-239, ms: a guest's cart counts for so long in the browser. */
export const guestCartLifetime = 14_400 * minute;
/** S-240, ms: carts of members are asked for anew so often. */
export const cartRefreshPeriod = 900_000;
/** S-241, ms: what is known of Schedule & Save counts for so long. */
export const subscriptionListLifetime = 15 * minute;
/** S-242, ms: stored coupons count for so long. */
export const couponBundleLifetime = 120 * minute;
/** S-244, ms: a page that takes longer is announced as loading. */
export const statusLineDelay = 300;
/** S-245, ms: an A/B flag is waited for this long. */
export const flagTimeout = 5000;
/** S-245, ms: the flag of guests' carts is waited for this long. */
export const cartFlagTimeout = 300;
/** S-249, tags: most that a compact card shows. */
export const compactProductTags = 2;
/** S-250, ms: typing pauses for so long before a call. */
export const typingPause = 600;
/** S-252, page: an open list begins with it. */
export const firstPage = 1;
/** S-252, rows: a step of an open list adds so many; a row of the widest grid has four products. */
export const rowsPerStep = 6;
/** S-252, ms: scrolling pauses for so long before a list goes on. */
export const scrollPause = 200;
/** S-252, ms: scrolling pauses for so long before "Back to top" comes. */
export const backToTopPause = 500;
/** S-253, share: so much of a card in sight counts as seen. */
export const impressionShare = 0.5;
/** S-255, coupons: most that a carousel shows. */
export const carouselLimit = 12;
/** S-256, offers: a step of the coupons gallery. */
export const dealsPageSize = 30;
/** S-258, ms: a coupon that a guest clicked waits so long for the sign-in. */
export const clickedCouponLifetime = 600_000;
/** S-261, pieces: of a product that is quickly added, unless the shopper usually buys more. */
export const quickAddQuantity = 1;
