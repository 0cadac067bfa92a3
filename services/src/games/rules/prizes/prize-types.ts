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

/** What a prize does to the ledger (G-44). */
export const rewardKinds = ['EARN', 'BURN', 'SWEEPSTAKES'] as const;
export type RewardKind = (typeof rewardKinds)[number];
