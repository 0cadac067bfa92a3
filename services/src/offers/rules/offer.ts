/** Programs of an offer (S-83). */
export const programs = ['PD', 'CC'] as const;
/** What kind of offer it is, by code (S-96, X-4). */
export const offerTypes = ['PD', 'MF', 'SC', 'CC', 'GR', 'TR', 'WS'] as const;
/** How many orders of a household it is good for (N-32). */
export const usageTypes = ['ONE_TIME', 'MULTI', 'UNLIMITED'] as const;
/** What a challenge asks for that isn't bought (S-49, S-50). */
export type Behavior = 'PROFILE' | 'COMMUNICATION' | 'REDEEM_REWARD' | 'ORDER' | 'FRESHPASS';
export type OfferType = (typeof offerTypes)[number];
export type UsageType = (typeof usageTypes)[number];
