import type { MyList, MyListItem } from '../../generated/rest.ts';
import type { Coupon } from './rules/coupon.ts';
import type { Page } from './rules/gallery/page.ts';
import type { Wanted } from './rules/gallery/filters.ts';
import type { CouponSort } from '../../generated/resolvers.ts';

/** An offer, and the day at its store: 2026-08-05. */
export interface CouponModel {
  coupon: Coupon;
  today: string;
}

/** A page of a gallery, and the gallery that it is of. */
export interface CouponConnectionModel {
  /** All that there are at the store. */
  all: readonly Coupon[];
  /** Those with what is chosen. */
  found: readonly Coupon[];
  page: Page;
  wanted: Wanted;
  sort: CouponSort;
  today: string;
}

/** My List, and the zone and the day of the store. */
export interface MyListModel {
  list: MyList;
  timeZone: string;
  today: string;
}

export interface MyListItemModel {
  item: MyListItem;
  timeZone: string;
  today: string;
}
