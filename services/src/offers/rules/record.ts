import type { Photo } from '../../catalog/index.ts';
import type { Buy, Discount, Goods, Offer, Prototype } from '../../../../pricing/offer.ts';
import type { DealParts } from './terms/deal.ts';
import type { Language } from '../../../../server-kit/language.ts';
import type { Icon } from './icon.ts';
import type { Behavior, OfferType, UsageType } from './offer.ts';

/** What decides a price, as kept with an offer (N-32). */
export interface OfferRule {
  buy: Buy;
  get: Goods & { qty: number; discount: Discount };
  maxApplications: number | null;
  rewardPoints?: number;
  /** What a completed challenge pays in grocery rewards. */
  rewardCents?: number;
  /** Rewards that a household may earn by a REWARDS_ACCUMULATION offer; null if unlimited. */
  rewards?: number | null;
  custom?: { name: string };
}

/** What a retailer has written of an offer in one language; the name with the brand. */
export interface OfferTexts {
  name?: string;
  description?: string;
  longDescription?: string;
  disclaimer?: string;
}
/** By language; what is left out is worded by its parts, or stays as the offer has it. */
export type OfferTranslations = Partial<Record<Exclude<Language, 'en'>, OfferTexts>>;

/** What a card shows besides what its columns say (S-85 to S-95). */
export interface OfferCard {
  brand: string | null;
  name: string;
  description: string;
  forUDescription: string;
  disclaimer: string;
  limits: string;
  offerPrice: string;
  priceTitle: string;
  valueCents: number | null;
  regularPriceCents: number | null;
  imageId: string;
  pictureId: string | null;
  promoType: 'M' | 'B' | null;
  purchaseInd: string | null;
  companionOfferIds: readonly string[];
  isClippable: boolean;
  instantAllocation: boolean;
  qualificationBehavior: Behavior | null;
  /** Units of a challenge; undefined if it is none, null if it counts transactions (S-273). */
  units?: Units | null;
  rewardText: string | null;
  /** The same in parts; undefined where it is only known in words. */
  deal?: DealParts;
  /** What the retailer calls it in other languages. */
  translations?: OfferTranslations;
  /** Logo, if not the one its kind has. */
  icon: Icon | null;
}

/** A challenge's units (S-269 to S-273). */
export type Units =
  | 'ITEM'
  | 'ITEMS'
  | 'AMOUNT'
  | 'QUANTITY_PRICE'
  | 'DOLLARS'
  | 'POUND'
  | 'PER POUND'
  | 'WEIGHT_VOLUME'
  | 'WEIGHT/VOLUME'
  | 'QUANTITY';

/** An offer as the service keeps it. */
export interface OfferRecord {
  /** Of what its picture shows; of an offer from memory alone. */
  photo?: Photo | null;
  offerId: string;
  externalId: string | null;
  pgm: 'PD' | 'CC';
  offerType: OfferType;
  subPgm: string | null;
  programType: string;
  programSubType: string | null;
  proto: Prototype;
  funding: 'MF' | 'STORE';
  stackGroup: string | null;
  usageType: UsageType;
  ordersEach: number | null;
  ordersADay: number | null;
  banners: readonly string[] | null;
  divisions: readonly string[] | null;
  stores: readonly string[] | null;
  channels: readonly string[] | null;
  /** First and last day, of the store. */
  startsOn: string;
  endsOn: string;
  departmentId: string;
  category: string;
  events: readonly string[];
  upcs: readonly string[];
  rule: OfferRule;
  card: OfferCard;
  purchaseRank: number | null;
  arrivalRank: number | null;
  changedAt: Temporal.Instant;
}

/** Is it for members of FreshPass only (S-92)? What is earned by joining is for those who aren't yet. */
export const needsFreshPass = ({
  programType,
  programSubType,
  card,
}: Pick<OfferRecord, 'programType' | 'programSubType' | 'card'>): boolean =>
  (programType === 'FRESHPASS' || programSubType?.includes('FRESHPASS') === true) &&
  card.qualificationBehavior === null;

/** Where and when offers are looked at. */
export interface OfferPlace {
  storeId: string;
  banner: string;
  division: string;
  timeZone: string;
}

/** Its first moment, store time. */
export const startLocal = ({ startsOn }: Pick<OfferRecord, 'startsOn'>): string => `${startsOn}T00:00:00.000`;
/** Its last moment, store time: the end of its last day (N-40). */
export const endLocal = ({ endsOn }: Pick<OfferRecord, 'endsOn'>): string => `${endsOn}T23:59:59.999`;

/** What it is called in a sentence: `$1.00 off Prairie Cereal`. */
export const titleOf = ({ card: { offerPrice, priceTitle, name } }: OfferRecord): string =>
  [offerPrice, priceTitle, name].filter((part) => part !== '').join(' ');

/** The moment at a store: `2026-08-05T10:15:00.000`. */
export const localMoment = (at: Temporal.Instant, timeZone: string): string =>
  at.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'millisecond' });

/** A moment at a store as an instant. */
export const instantOf = (local: string, timeZone: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant();

const has = (list: readonly string[] | null, value: string): boolean => list === null || list.includes(value);

/** Does the store carry it (N-48)? */
export const isCarried = ({ banners, divisions, stores }: OfferRecord, at: OfferPlace): boolean =>
  has(banners, at.banner) && has(divisions, at.division) && has(stores, at.storeId);

export type Validity = 'UPCOMING' | 'CURRENT' | 'EXPIRED';

/** Whether it can be used at that moment of a store, to the millisecond (T-6, T-7). @param local of `localMoment` */
export function validityOf(offer: Pick<OfferRecord, 'startsOn' | 'endsOn'>, local: string): Validity {
  if (local < startLocal(offer)) return 'UPCOMING';
  return local > endLocal(offer) ? 'EXPIRED' : 'CURRENT';
}

/** How much of an offer is used. */
export interface OfferUse {
  /** Orders of the household that hold it or have used it, and those of this day. */
  uses: number;
  usesToday: number;
  /** What finalized orders have added up to, and the rewards that has brought. */
  reached: number;
  rewards: number;
  /** Cents left for everybody; null if unlimited. */
  budgetLeft: number | null;
}

/** The most that an order can take off a budget; null if that can't be known. */
export const mostCents = ({ card: { valueCents }, rule: { maxApplications } }: Pick<OfferRecord, 'card' | 'rule'>) =>
  valueCents === null || maxApplications === null ? null : valueCents * maxApplications;

/** Orders that a household may still use it in; 0 too when the budget may not last for one more (N-32). null: unlimited */
export function usesLeft(offer: OfferRecord, { uses, usesToday, budgetLeft }: OfferUse): number | null {
  if (budgetLeft !== null && budgetLeft < (mostCents(offer) ?? 1)) return 0;
  const left = [leftOf(offer.ordersEach, uses), leftOf(offer.ordersADay, usesToday)].filter((each) => each !== null);
  return left.length === 0 ? null : Math.min(...left);
}

/** What counts orders, or asks for something other than a purchase, has no part in a price. */
export const isPriced = ({ card: { units, qualificationBehavior } }: OfferRecord): boolean =>
  units !== null && qualificationBehavior === null;

/** The offer as `pricing` takes it. @param isMember of FreshPass */
export function pricedOffer(offer: OfferRecord, use: OfferUse, at: OfferPlace, isMember: boolean): Offer {
  const { rule, proto } = offer;
  const accumulates = proto === 'REWARDS_ACCUMULATION';
  return {
    offerId: offer.offerId,
    proto,
    buy: rule.buy,
    get: rule.get,
    maxApplications: rule.maxApplications,
    usesLeft: usesLeft(offer, use),
    funding: offer.funding,
    stackGroup: offer.stackGroup,
    channels: offer.channels && [...offer.channels],
    // Banners and divisions are settled here; `pricing` knows stores only.
    stores: isCarried(offer, at) ? null : [],
    startLocal: startLocal(offer),
    endLocal: endLocal(offer),
    isClipped: true,
    ...(needsFreshPass(offer) && !isMember ? { isExcluded: true } : {}),
    ...(rule.rewardPoints === undefined ? {} : { rewardPoints: rule.rewardPoints }),
    ...(accumulates ? { progress: use.reached, rewardsLeft: leftOf(rule.rewards ?? null, use.rewards) } : {}),
    ...(rule.custom ? { custom: rule.custom } : {}),
  };
}

/** What is left of a limit. */
export const leftOf = (limit: number | null, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used);
