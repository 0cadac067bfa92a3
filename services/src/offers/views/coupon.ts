import { iso } from '../../platform/clock.ts';
import type { Coupon } from '../contract/coupons.ts';
import { bonusPathStatus, clamped } from '../rules/challenge.ts';
import { settingsOf } from '../../stores/index.ts';
import { needsNoClip } from '../rules/clipping.ts';
import { combinesWith } from '../rules/combining.ts';
import { iconOf } from '../rules/icon.ts';
import { shownIn, targetOf } from '../rules/progress.ts';
import {
  endLocal,
  instantOf,
  leftOf,
  localMoment,
  type OfferPlace,
  type OfferRecord,
  startLocal,
  validityOf,
} from '../rules/record.ts';
import { noStanding, type Standing } from '../store/standing.ts';

/** An offer as a store shows it to a household. */
export function couponView(
  offer: OfferRecord,
  standing: Standing | undefined = noStanding,
  at: OfferPlace & { now: Temporal.Instant },
): Coupon {
  const { card, rule } = offer;
  const isListed = standing.listItemId !== null;
  const isClipped = standing.clipId !== null;
  const last = instantOf(endLocal(offer), at.timeZone);
  const isCurrent = validityOf(offer, localMoment(at.now, at.timeZone)) === 'CURRENT';
  const isUsedUp = leftOf(offer.ordersEach, standing.uses) === 0;
  const isOurs = !card.instantAllocation || standing.isAllocated;
  const isClippable = card.isClippable && isOurs && isCurrent && !isUsedUp && (isClipped || !standing.isGone);
  const challenge = challengeOf(offer, standing, last, at.now);
  return {
    offerId: offer.offerId,
    offerPgm: offer.pgm,
    offerType: offer.offerType,
    offerSubPgm: offer.subPgm,
    offerTs: String(offer.changedAt.epochMilliseconds),
    programType: offer.programType,
    programSubType: offer.programSubType,
    offerProtoType: offer.proto,
    status: isClipped || (needsNoClip(offer) && isListed) ? 'C' : 'U',
    deleted: isClipped && !isListed,
    clipId: standing.clipId,
    listItemId: standing.listItemId,
    isClippable,
    offerComplete: isUsedUp || challenge.bonusPathStatus === 'completed',
    category: offer.category,
    categoryType: offer.departmentId,
    brand: card.brand,
    name: card.name,
    description: card.description,
    forUDescription: card.forUDescription,
    disclaimer: card.disclaimer,
    limits: card.limits,
    offerPrice: card.offerPrice,
    valueCents: card.valueCents,
    deal: card.deal ?? null,
    ...(card.translations ? { translations: card.translations } : {}),
    priceTitle: card.priceTitle,
    regularPriceCents: card.regularPriceCents,
    events: [...offer.events],
    imageId: card.imageId,
    pictureId: card.pictureId,
    ...(offer.photo ? { photo: { ...offer.photo, widths: [...offer.photo.widths] } } : {}),
    startLocal: startLocal(offer),
    endLocal: endLocal(offer),
    startDate: iso(instantOf(startLocal(offer), at.timeZone)),
    endDate: iso(last),
    deliveryChannel: 'EC',
    channels: offer.channels && [...offer.channels],
    combinesWith: offer.offerType === 'WS' ? null : combinesWith(offer, settingsOf(at.banner)),
    usageType: offer.usageType,
    perHousehold: offer.ordersEach,
    purchaseRank: offer.purchaseRank,
    arrivalRank: offer.arrivalRank,
    expiryRank: Number(offer.endsOn.replaceAll('-', '')),
    purchaseInd: card.purchaseInd,
    extlOfferId: offer.externalId,
    hierarchies: { categories: [offer.category], events: [...offer.events] },
    companionOfferIds: [...card.companionOfferIds],
    instantAllocation: card.instantAllocation,
    offerDetail: { isClippable: card.isClippable, promoType: card.promoType },
    upcList: [],
    qualificationBehavior: card.qualificationBehavior,
    ...challenge,
    rewardText: card.rewardText,
    rewardPoints: rule.rewardPoints ?? null,
    iconImage: card.icon ?? iconOf(offer),
  };
}

/** How far a challenge has come; its progress never passes its target. */
function challengeOf(
  { card: { units, qualificationBehavior }, rule }: OfferRecord,
  { clipId, reached }: Standing,
  endAt: Temporal.Instant,
  now: Temporal.Instant,
): Pick<Coupon, 'bonusPathStatus' | 'continuity'> {
  if (units === undefined && qualificationBehavior === null) return { bonusPathStatus: '', continuity: null };
  const target = targetOf(rule);
  const status = bonusPathStatus({ reached: clipId === null && reached === 0 ? null : reached, target, endAt }, now);
  return {
    bonusPathStatus: status === '' && clipId !== null ? 'inprogress' : status,
    continuity:
      units === undefined
        ? null
        : { units, progressValue: shownIn(rule, clamped(reached, target)), targetValue: shownIn(rule, target) },
  };
}
