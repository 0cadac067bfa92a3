import type { GatewayContext } from '../../context.ts';
import { clippedFacts } from '../offers/published.ts';
import type { OfferFacts } from './rules/quoted.ts';

const none: OfferFacts = new Map();

/** Is it an offer's id, and not a price promotion's? */
const isOffer = ({ offerId }: { offerId: string }): boolean => !offerId.startsWith('promo:');

/** What the offers that a quote names are called; without any, no service is asked. */
export async function offerFacts(
  context: GatewayContext,
  storeId: string,
  named: readonly { offerId: string }[],
): Promise<OfferFacts> {
  return named.some(isOffer) ? clippedFacts(context, storeId) : none;
}
