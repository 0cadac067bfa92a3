/** Types of prize (G-43). */
export const prizeTypes = [
  'SWEEPSTAKES',
  'VENDOR',
  'REWARD',
  'ALTERNATE_PRIZES',
  'FRESH_PASS',
  'B4U_OFFER',
  'RECIPE',
] as const;
