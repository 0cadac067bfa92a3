import type { MutationResolvers } from '../../../generated/resolvers.ts';
import type { InstantAllocationBody } from '../../../generated/rest.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { offersShop } from '../offers-shop.ts';
import { texts } from '../texts/index.ts';

/** The one event that brings offers (S-32). */
const welcome = 'new_registration';
/** What the service answers to what an address made up (S-197). */
const madeUp: ReadonlySet<number> = new Set([400, 403]);

export const receiveOffer: NonNullable<MutationResolvers['receiveOffer']> = async (_, { input }, context) => {
  const { sources, session, log } = context;
  const { clientRequestId, externalOfferId, offerId, eventName, eventDateTime, ...where } = input;
  const [shopper, { today }] = await Promise.all([session.shopper(), offersShop(context)]);
  const nothing = {
    coupons: [],
    userErrors: [
      { code: 'NOT_OFFERED', message: texts[context.language].refused.notOffered, field: null, limit: null },
    ],
  };
  if (shopper === null || eventName !== welcome) return nothing;
  const event: InstantAllocationBody = {
    ...where,
    customerId: shopper.customerId,
    householdId: shopper.householdId,
    eventName: welcome,
    eventDateTime,
    offers: [{ externalOfferId, ...(offerId ? { offerId } : {}) }],
  };
  try {
    const given = await sources.offers.receive(event, clientRequestId);
    if (given === null) return nothing;
    return { coupons: given.map((coupon) => ({ coupon, today })), userErrors: [] };
  } catch (error) {
    if (!(error instanceof UpstreamError && madeUp.has(error.status))) throw error;
    log.warn({ err: error }, 'an offer of an address was not given');
    return nothing;
  }
};
