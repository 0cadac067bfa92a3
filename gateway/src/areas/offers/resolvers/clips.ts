import type { GatewayContext } from '../../../context.ts';
import type { MutationResolvers, UserError } from '../../../generated/resolvers.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { clipItems } from '../rules/clip-items.ts';
import { clipOutcome, failedCallText } from '../rules/clip-outcome.ts';
import type { Coupon } from '../rules/coupon.ts';
import { refusalOf } from '../rules/clip-refusal.ts';
import { type OffersShop, offersShop } from '../offers-shop.ts';
import { isOfferId } from './query.ts';
import type { Language } from '../../../shared/language.ts';

type ClipMutations = Pick<MutationResolvers, 'clipCoupon' | 'unclipCoupon' | 'removeFromList' | 'acceptBoxTops'>;

export const clipMutations: ClipMutations = {
  async clipCoupon(_, { input: { couponId, clientRequestId } }, context) {
    const shop = await offersShop(context);
    if (!isOfferId(couponId))
      return payload(null, shop, [refusalOf('COUPON_NOT_FOUND', null, shop.today, context.language)]);
    const { offers } = context.sources;
    const before = await known(couponId, shop, context);
    const items = clipItems(couponId, before);
    if (items === null) return payload(before, shop, []);
    const answer = await offers
      .clip(items, shop.storeId, clientRequestId)
      .catch((error: unknown) => Promise.reject(inWordsOf('CLIP', error, context.language)));
    const outcome = clipOutcome(answer, context.language);
    const after = await known(couponId, shop, context);
    if (outcome.isClipped) return { ...payload(after, shop, []), clipped: { couponId, storeId: shop.storeId } };
    const { log } = context;
    // S-220.
    log.warn({ couponId, errorCd: outcome.errorCd, what: 'coupon clipping' }, outcome.message);
    return payload(after, shop, [refusalOf(outcome.code, after, shop.today, context.language, outcome.message)]);
  },
  unclipCoupon: (_, { input }, context) => undo(input, context, ({ clipId, listItemId }) => clipId ?? listItemId),
  removeFromList: (_, { input }, context) => undo(input, context, ({ listItemId }) => listItemId),
  acceptBoxTops: async (_, { input: { clientRequestId } }, { sources }) => ({
    boxTops: { isAccepted: (await sources.offers.acceptBoxTops(clientRequestId)).authorized },
  }),
};

/** Undoes a clip or a place on the list. @param idOf what to undo; null if there is nothing to */
async function undo(
  { couponId, clientRequestId }: { couponId: string; clientRequestId: string },
  context: GatewayContext,
  idOf: (coupon: Coupon) => string | null,
) {
  const shop = await offersShop(context);
  const before = isOfferId(couponId) ? await context.sources.offers.offer(couponId, shop.storeId) : null;
  if (before === null) return payload(null, shop, [refusalOf('COUPON_NOT_FOUND', null, shop.today, context.language)]);
  const id = idOf(before);
  if (id === null) return payload(before, shop, []);
  await context.sources.offers
    .unclip([id], clientRequestId)
    .catch((error: unknown) => Promise.reject(inWordsOf('UNCLIP', error, context.language)));
  return payload(await known(couponId, shop, context), shop, []);
}

/** The offer as it is now; null if it can't be loaded, which holds up no clip (S-228). */
async function known(
  offerId: string,
  { storeId }: OffersShop,
  { sources, log }: GatewayContext,
): Promise<Coupon | null> {
  return sources.offers.offer(offerId, storeId).catch((error: unknown) => {
    log.warn({ err: error }, 'an offer could not be loaded');
    return null;
  });
}

const payload = (coupon: Coupon | null, { today }: OffersShop, userErrors: UserError[]) => ({
  coupon: coupon && { coupon, today },
  userErrors,
  clipped: null,
});

/** S-224, S-225: a call that failed, in the words of the catalog of errors. */
const inWordsOf = (call: 'CLIP' | 'UNCLIP', error: unknown, language: Language): unknown =>
  error instanceof UpstreamError
    ? error.in((status, envelope) => failedCallText(call, status, envelope?.errors[0], language))
    : error;
