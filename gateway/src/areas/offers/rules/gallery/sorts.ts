import type { CouponSort } from '../../../../generated/resolvers.ts';
import type { Coupon } from '../coupon.ts';
import type { Language } from '../../../../shared/language.ts';
import { spanishOrder } from '../../../../shared/spanish.ts';
import { couponTitle } from '../coupon-names.ts';
import { galleryKey } from '../coupon-order.ts';

/** What a coupon is ordered by, the first difference deciding; each order has keys of one shape. */
export type Key = readonly (string | number)[];

interface Sort {
  keyOf: (coupon: Coupon, language: Language) => Key;
  /** Largest first. */
  isBackward?: true;
}

const last = Number.MAX_SAFE_INTEGER;
/** By what a page shows: in Spanish, accents count for nothing, and ñ comes after n. */
const nameOf = (coupon: Coupon, language: Language): string =>
  language === 'es'
    ? spanishOrder(couponTitle(coupon, language))
    : `${coupon.brand ?? ''} ${coupon.name}`.trim().toLowerCase();

/** Does it earn something for the rewards card (S-276, N-80)? */
const isReward = ({ offerProtoType }: Coupon): boolean => offerProtoType.startsWith('REWARDS_');

/** S-278, N-80: each order of coupons that their fields allow. */
const sorts: Readonly<Record<CouponSort, Sort>> = {
  PURCHASE_HISTORY: { keyOf: galleryKey },
  NEW_OFFERS: { keyOf: ({ arrivalRank }) => [arrivalRank ?? last] },
  ABOUT_TO_EXPIRE: { keyOf: ({ endLocal }) => [endLocal] },
  CATEGORY: { keyOf: (coupon) => [coupon.category, ...galleryKey(coupon)] },
  PRICE_LOW_HIGH: { keyOf: ({ regularPriceCents }) => [regularPriceCents ?? last] },
  REWARD_CARD_SPECIALS: { keyOf: (coupon) => [Number(!isReward(coupon)), ...galleryKey(coupon)] },
  A_Z: { keyOf: (coupon, language) => [nameOf(coupon, language)] },
  Z_A: { keyOf: (coupon, language) => [nameOf(coupon, language)], isBackward: true },
};

export const couponSorts = Object.keys(sorts) as CouponSort[];

/** A coupon, and where it stands. */
export interface Placed {
  coupon: Coupon;
  key: Key;
}

/** Coupons in an order; ties go by id, so that it never depends on how they came (N-80). */
export const inOrder = (coupons: readonly Coupon[], sort: CouponSort, language: Language): Placed[] =>
  coupons
    .map((coupon) => placedOf(coupon, sort, language))
    .toSorted((one, other) => compared(one.key, other.key, sort));

/** What households share is the same object each time, and so is its place. */
const places = new Map<`${CouponSort} ${Language}`, WeakMap<Coupon, Placed>>();

function placedOf(coupon: Coupon, sort: CouponSort, language: Language): Placed {
  const order = `${sort} ${language}` as const;
  const ofSort = places.get(order) ?? new WeakMap<Coupon, Placed>();
  places.set(order, ofSort);
  let placed = ofSort.get(coupon);
  if (placed === undefined)
    ofSort.set(coupon, (placed = { coupon, key: [...sorts[sort].keyOf(coupon, language), coupon.offerId] }));
  return placed;
}

/** Below 0 if the one comes first. Keys of different shapes are in no order. */
export function compared(one: Key, other: Key, sort: CouponSort): number {
  const sign = sorts[sort].isBackward ? -1 : 1;
  for (let at = 0; at < one.length; at++) {
    const [value, against] = [one[at]!, other[at]];
    if (against === undefined || value === against) continue;
    return value < against ? -sign : sign;
  }
  return 0;
}
