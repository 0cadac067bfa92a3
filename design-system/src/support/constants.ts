// What the specification sets for components. docs/constants.md lists it: `npm run codegen`.

/** S-243, items: a badge counts so far, and shows 99+ beyond. */
export const badgeCap = 99;
/** S-244, ms: a message for screen readers stays for so long. */
export const liveMessageLifetime = 3000;
/** S-261, decimals: of a weight. */
export const weightDecimals = 2;
