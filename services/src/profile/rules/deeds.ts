import { dealsSwitches } from './preferences.ts';

/** What a shopper does for a challenge besides shopping (S-49, S-50). */
export const deeds = ['PROFILE', 'COMMUNICATION', 'FRESHPASS'] as const;
export type Deed = (typeof deeds)[number];

/** Can the shopper be reached both ways (S-153)? */
export const isComplete = ({ email, phone }: { email: string | null; phone: string | null }): boolean =>
  email !== null && phone !== null;

/** Has the shopper asked to hear of deals, one way or another? */
export const hearsOfDeals = (switches: readonly { topic: string; email: boolean; text: boolean }[]): boolean =>
  switches.some(({ topic, email, text }) => dealsSwitches.some((deal) => deal.topic === topic) && (email || text));
