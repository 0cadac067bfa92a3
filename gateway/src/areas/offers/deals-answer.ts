import type { GatewayContext } from '../../context.ts';
import type { PersonalizedDeals } from '../../generated/rest.ts';
import { shopOf } from '../stores/published.ts';
import type { OffersShop } from './offers-shop.ts';
import { validDeals } from './rules/deals/personalized-deals.ts';

type Deal = PersonalizedDeals['dealsInfo'][number];

/** Deals for the shopper's household, the best first, and when they were chosen. */
export interface DealsAnswer {
  deals: readonly Deal[];
  generatedAt: string;
}

/** The deals for whoever visits (S-198); null for guests, without any, and if they can't be loaded (S-155, S-231). */
export async function dealsAnswer(
  context: GatewayContext,
  { storeId, channel }: OffersShop,
  size: number,
): Promise<DealsAnswer | null> {
  const { session, sources, banner, log } = context;
  const shopper = await session.shopper();
  if (!shopper) return null;
  try {
    const zipCode = ((await shopOf(context)).zipCode ?? shopper.shopZip).slice(0, 5);
    const asked = { storeId, channel, banner, householdId: shopper.householdId, size, zipCode };
    const answer = await sources.offers.personalizedDeals(asked);
    const deals = validDeals(answer);
    return deals && { deals, generatedAt: answer.generatedAt };
  } catch (error) {
    // S-231: what is kept is shown instead.
    log.warn({ err: error }, 'deals for a household could not be loaded');
    return null;
  }
}
