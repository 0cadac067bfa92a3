import type { Offer } from '../../../../pricing/offer.ts';

/** A clipped coupon of an item that ends before the item comes. */
export interface EndingCoupon {
  /** Of the item. */
  name: string;
  /** Its last day, `YYYY-MM-DD`. */
  endsOn: string;
}

/** An item of a run, as coupons know it. */
export interface CouponItem {
  name: string;
  upc: string;
  departmentId: string;
}

type Ending = Pick<Offer, 'buy' | 'get' | 'endLocal' | 'isClipped'>;

/** Clipped coupons that would lower what an item costs, and end before the day it comes (N-65), the first to end first. @param days today, and the day of the run */
export function endingCoupons(
  offers: readonly Ending[],
  items: readonly CouponItem[],
  { today, date }: { today: string; date: string },
): EndingCoupon[] {
  const found = offers.flatMap(({ buy, get, endLocal, isClipped }) => {
    const endsOn = endLocal.slice(0, 10);
    if (!isClipped || endsOn < today || endsOn >= date) return [];
    return items.filter((item) => isFor(buy, item) || isFor(get, item)).map(({ name }) => ({ name, endsOn }));
  });
  const once = new Map(found.map((each) => [`${each.name} ${each.endsOn}`, each]));
  return [...once.values()].toSorted((one, other) => (one.endsOn < other.endsOn ? -1 : 1));
}

/** A coupon for anything says nothing about an item. */
const isFor = ({ upcs, department }: Offer['buy'], item: CouponItem): boolean =>
  upcs ? upcs.includes(item.upc) : department !== undefined && department === item.departmentId;
