import type { OfferTexts } from '../rules/record.ts';
import type { Deal } from '../rules/terms/deal.ts';
import type { OfferDraft } from '../store/offers.ts';

type PartsOfAd = Deal | { kind: 'PRICE'; cents: number; isWeighed: boolean };

/** A product on promotion at a store. */
export interface PromotedGoods {
  storeId: string;
  upc: string;
  name: string;
  nameEs: string | null;
  brandName: string | null;
  departmentId: string;
  department: string;
  pictureId: string | null;
  /** P, B, or M (N-33). */
  promoType: 'P' | 'B' | 'M';
  priceCents: number;
  baseCents: number;
  promoText: string;
  /** Packages to buy, and free ones, of a buy-get; null for others. */
  promoBuy: number | null;
  promoFree: number | null;
  /** Packages of a multi-buy, and what they cost together; null for others. */
  promoQuantity: number | null;
  promoCents: number | null;
  endsOn: string;
  isWeighed: boolean;
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** A week that an ad is for. */
export interface AdWeek {
  /** What the ids of its offers begin with. */
  name: 'ad' | 'ad-next';
  from: Temporal.PlainDate;
  /** Its last day; a promotion may end before it. */
  until: Temporal.PlainDate;
}

/** The ad that is out on a day, and the one that comes next: a new one comes on Wednesdays. */
export function adWeeks(today: Temporal.PlainDate): { now: AdWeek; next: AdWeek } {
  const from = today.subtract({ days: (today.dayOfWeek + 4) % 7 });
  const weekFrom = (day: Temporal.PlainDate) => ({ from: day, until: day.add({ days: 6 }) });
  return { now: { name: 'ad', ...weekFrom(from) }, next: { name: 'ad-next', ...weekFrom(from.add({ weeks: 1 })) } };
}

/** What a store's weekly ad tells of: promotions that are in its prices, so they need no clip (S-53, S-124). */
export const weeklyAds = (goods: readonly PromotedGoods[], { name, from, until }: AdWeek): OfferDraft[] =>
  goods.map((each, rank): OfferDraft => {
    const isCut = each.promoType === 'P';
    const unit = each.isWeighed ? 'lb' : 'each';
    const price = dollars(each.priceCents);
    const deal = dealOf(each);
    return {
      offerId: `${name}-${each.storeId}-${each.upc}`,
      externalId: null,
      pgm: 'CC',
      offerType: 'WS',
      subPgm: null,
      programType: 'WEEKLY_AD',
      programSubType: null,
      proto: isCut ? 'ITEM_DISCOUNT' : each.promoType === 'M' ? 'MUST_BUY' : 'BUYX_GETX',
      funding: 'STORE',
      stackGroup: null,
      usageType: 'UNLIMITED',
      ordersEach: null,
      ordersADay: null,
      banners: null,
      divisions: null,
      stores: [each.storeId],
      channels: null,
      startsOn: from.toString(),
      endsOn: until.toString() < each.endsOn ? until.toString() : each.endsOn,
      departmentId: each.departmentId,
      category: each.department,
      events: ['Weekly Ad'],
      upcs: [each.upc],
      rule: {
        buy: { upcs: [each.upc] },
        get: { qty: 1, discount: { type: 'FIXED_PRICE', value: each.priceCents } },
        maxApplications: null,
      },
      purchaseRank: rank,
      arrivalRank: rank,
      card: {
        brand: each.brandName,
        name: each.name,
        description: isCut ? `Weekly Ad price: ${price} ${unit}.` : `Weekly Ad deal: ${each.promoText}.`,
        forUDescription: isCut ? `${price} ${unit}` : each.promoText,
        disclaimer: 'Prices and availability may differ by store. No coupon needed.',
        limits: 'While supplies last.',
        offerPrice: isCut ? price : each.promoText,
        priceTitle: isCut ? unit : '',
        valueCents: isCut ? each.baseCents - each.priceCents : null,
        regularPriceCents: each.baseCents,
        imageId: 'shopping-bags',
        pictureId: each.pictureId,
        promoType: isCut ? null : each.promoType === 'M' ? 'M' : 'B',
        purchaseInd: null,
        companionOfferIds: [],
        isClippable: false,
        instantAllocation: false,
        qualificationBehavior: null,
        rewardText: null,
        ...(deal ? { deal: { ...deal, on: 'GOODS', isDescribed: true } } : {}),
        translations: { es: inSpanish(each) },
        icon: null,
      },
    };
  });

/** What it is called, brand last as Spanish has it, and its terms. */
const inSpanish = ({ nameEs, brandName }: PromotedGoods): OfferTexts => ({
  ...(nameEs === null ? {} : { name: [nameEs, brandName].filter(Boolean).join(' ') }),
  disclaimer: 'Los precios y la disponibilidad pueden variar según la tienda. No necesitas cupón.',
});

/** A promotion in parts (N-33). */
function dealOf({ promoType, priceCents, isWeighed, ...terms }: PromotedGoods): PartsOfAd | null {
  if (promoType === 'P') return { kind: 'PRICE', cents: priceCents, isWeighed };
  const { promoBuy: buy, promoFree: get, promoQuantity: quantity, promoCents: cents } = terms;
  if (buy !== null && get !== null) return { kind: 'GET', buy, get, isHalf: false };
  return quantity !== null && cents !== null ? { kind: 'FOR', quantity, cents } : null;
}
