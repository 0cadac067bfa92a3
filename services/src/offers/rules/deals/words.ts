import type { DealReason } from './rank.ts';

/** Why a deal is shown, for logs and people; shoppers read the gateway's words. */
export const dealWords: Readonly<Record<DealReason, string>> = {
  BOUGHT_OFTEN: 'The household buys this.',
  LAPSED: 'The household used to buy this.',
  COMPLEMENT: 'The household buys from this department.',
  NEW: 'The household has not bought this yet.',
};
