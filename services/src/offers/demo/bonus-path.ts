import { ruleOf } from '../rules/terms/rule-of.ts';
import type { OfferRule, OfferTexts } from '../rules/record.ts';
import type { Deal } from '../rules/terms/deal.ts';
import type { OfferDraft } from '../store/offers.ts';
import { challengesInSpanish } from './names-es.ts';
import type { DemoGoods } from './offers.ts';

const department = 'Fruits & Vegetables';
/** Days before today and after it that the challenges run. */
const [since, until] = [14, 30];

/** Ids of the challenges. */
export const bonusPathIds = ['bonus-berries', 'bonus-vegetables', 'bonus-visits'] as const;

interface Challenge {
  offerId: (typeof bonusPathIds)[number];
  /** What a shopper does for it. */
  name: string;
  description: string;
  imageId: string;
  reward: [price: string, title: string];
  deal: Deal;
  units: 'ITEMS' | 'DOLLARS' | null;
  rule: OfferRule;
  upcs: readonly string[];
}

/** The challenges that the demo begins with, of every store: berries, vegetables, and orders. As of a day of the store. */
export function bonusPath(goods: readonly DemoGoods[], today: Temporal.PlainDate): OfferDraft[] {
  const last = today.add({ days: until });
  const by = last.toLocaleString('en-US', { month: 'short', day: 'numeric' });
  const on = (shelves: readonly string[], not: string | null) =>
    goods.flatMap(({ upc, shelf, department: own, name }) =>
      own === department && shelves.includes(shelf) && (not === null || !name.includes(not)) ? [upc] : [],
    );
  const berries = on(['Berries & Grapes'], 'Grapes');
  const vegetables = on(['Everyday Vegetables', 'Salad & Greens', 'Potatoes & Onions'], null);
  const path = (target: number, units: 'items' | 'dollars' | 'visits', cents: number, upcs: string[]) =>
    ruleOf({ kind: 'PATH', target, units, cents }, upcs.length > 0 ? { upcs } : {}, null).rule;
  const { rewardCents: _, ...inPoints } = path(30, 'dollars', 0, vegetables);
  const challenges: Challenge[] = [
    {
      offerId: 'bonus-berries',
      name: 'Buy 3 packs of berries',
      description: 'Strawberries, blueberries, raspberries, or blackberries, in one order or several.',
      imageId: 'blueberries',
      reward: ['$3', 'reward'],
      deal: { kind: 'PATH', target: 3, units: 'items', cents: 300 },
      units: 'ITEMS',
      rule: path(3, 'items', 300, berries),
      upcs: berries,
    },
    {
      offerId: 'bonus-vegetables',
      name: 'Spend $30 on vegetables',
      description: 'Fresh vegetables of any kind, in one order or several.',
      imageId: 'broccoli',
      reward: ['100', 'Game points'],
      deal: { kind: 'POINTS', points: 100, least: 3000 },
      units: 'DOLLARS',
      rule: { ...inPoints, rewardPoints: 100 },
      upcs: vegetables,
    },
    {
      offerId: 'bonus-visits',
      name: `Shop 4 times by ${by}`,
      description: 'Every order counts, in store or online.',
      imageId: 'shopping-bags',
      reward: ['$5', 'reward'],
      deal: { kind: 'PATH', target: 4, units: 'visits', cents: 500 },
      units: null,
      rule: path(4, 'visits', 500, []),
      upcs: [],
    },
  ];
  const spanish = challengesInSpanish(last.toString());
  const departmentId = goods.find((each) => each.department === department)?.departmentId ?? 'everything';
  return challenges.map((challenge, rank) =>
    draftOf(challenge, spanish[challenge.offerId], {
      purchaseRank: rank,
      startsOn: today.subtract({ days: since }).toString(),
      endsOn: last.toString(),
      ...(challenge.upcs.length > 0
        ? { departmentId, category: department }
        : { departmentId: 'everything', category: 'Everything' }),
    }),
  );
}

const draftOf = (
  { offerId, name, description, imageId, reward: [offerPrice, priceTitle], deal, units, rule, upcs }: Challenge,
  es: OfferTexts | undefined,
  place: Pick<OfferDraft, 'purchaseRank' | 'startsOn' | 'endsOn' | 'departmentId' | 'category'>,
): OfferDraft => ({
  offerId,
  externalId: null,
  pgm: 'CC',
  offerType: 'CC',
  subPgm: null,
  programType: 'REWARDS',
  programSubType: null,
  proto: 'REWARDS_ACCUMULATION',
  funding: 'STORE',
  stackGroup: null,
  usageType: 'UNLIMITED',
  ordersEach: null,
  ordersADay: null,
  banners: null,
  divisions: null,
  stores: null,
  channels: null,
  ...place,
  events: ['Bonus Path'],
  upcs: [...upcs],
  rule,
  arrivalRank: since,
  card: {
    brand: null,
    name,
    description,
    forUDescription: description,
    disclaimer: 'At participating stores and online. What comes back no longer counts.',
    limits: 'Limit one reward per household.',
    offerPrice,
    priceTitle,
    valueCents: null,
    regularPriceCents: null,
    imageId,
    pictureId: null,
    promoType: null,
    purchaseInd: null,
    companionOfferIds: [],
    isClippable: true,
    instantAllocation: false,
    qualificationBehavior: null,
    units,
    rewardText: `${offerPrice} ${priceTitle}`,
    deal: { ...deal, on: 'GOODS', isDescribed: false },
    ...(es ? { translations: { es } } : {}),
    icon: null,
  },
});
