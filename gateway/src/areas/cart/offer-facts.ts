import type { GatewayContext } from '../../context.ts';
import { offerNames } from '../offers/published.ts';
import type { OfferFacts } from './rules/quoted.ts';

/** What the offers that a quote names are called; price promotions have no names, and without offers no service is asked. */
export const offerFacts = (context: GatewayContext, named: readonly { offerId: string }[]): Promise<OfferFacts> =>
  offerNames(context, [
    ...new Set(named.map(({ offerId }) => offerId).filter((offerId) => !offerId.startsWith('promo:'))),
  ]);
