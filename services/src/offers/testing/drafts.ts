import type { OfferCard, OfferRecord } from '../rules/record.ts';
import type { OfferDraft } from '../store/offers.ts';

const card: OfferCard = {
  brand: 'Prairie',
  name: 'Prairie Cereal',
  description: 'On any one Prairie cereal, 12 oz or larger.',
  forUDescription: 'Save $1.00 on Prairie Cereal.',
  disclaimer: '',
  limits: 'Limit 1.',
  offerPrice: '$1.00',
  priceTitle: 'off',
  valueCents: 100,
  regularPriceCents: null,
  imageId: 'bowl-with-spoon',
  pictureId: null,
  promoType: null,
  purchaseInd: null,
  companionOfferIds: [],
  isClippable: true,
  instantAllocation: false,
  qualificationBehavior: null,
  rewardText: null,
  icon: null,
};

/** An offer of $1 off a cereal, good through August 31, 2026, unless said otherwise. */
export function offerDraft(
  offerId: string,
  { card: shown, ...more }: Partial<Omit<OfferDraft, 'card'>> & { card?: Partial<OfferCard> } = {},
): OfferDraft {
  return {
    offerId,
    externalId: null,
    pgm: 'CC',
    offerType: 'CC',
    subPgm: null,
    programType: 'DIGITAL',
    programSubType: null,
    proto: 'ITEM_DISCOUNT',
    funding: 'STORE',
    stackGroup: null,
    usageType: 'ONE_TIME',
    ordersEach: 1,
    ordersADay: null,
    banners: null,
    divisions: null,
    stores: null,
    channels: null,
    startsOn: '2026-08-01',
    endsOn: '2026-08-31',
    departmentId: 'breakfast-cereal',
    category: 'Breakfast & Cereal',
    events: [],
    upcs: ['041000000017'],
    rule: {
      buy: { upcs: ['041000000017'], minQty: 1 },
      get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 100 } },
      maxApplications: 1,
    },
    purchaseRank: 1,
    arrivalRank: 1,
    ...more,
    card: { ...card, ...shown },
  };
}

/** The same, as the service keeps it. */
export const offerRecord = (offerId: string, changes: Parameters<typeof offerDraft>[1] = {}): OfferRecord => ({
  ...offerDraft(offerId, changes),
  changedAt: Temporal.Instant.from('2026-08-01T00:00:00Z'),
});
