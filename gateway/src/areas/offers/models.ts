import type { MyListItem, PersonalizedDeals, Product } from '../../generated/rest.ts';
import type { OffersShop } from './offers-shop.ts';
import type { Coupon } from './rules/coupon.ts';
import type { Page } from './rules/gallery/page.ts';
import type { Wanted } from './rules/gallery/filters.ts';
import type { AdWeek, CouponSort, UserError } from '../../generated/resolvers.ts';

type Deal = PersonalizedDeals['dealsInfo'][number];

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
  /** Why those that were picked for the household were, by offer. */
  reasons: ReadonlyMap<string, Deal['reason']['code']>;
  wanted: Wanted;
  /** Nobody is signed in: nothing is clipped, or picked for a shopper. */
  isGuest: boolean;
  sort: CouponSort;
  today: string;
}

/** A store's weekly ad: its offers that are advertised in that week. */
export interface WeeklyAdModel {
  week: AdWeek;
  shop: OffersShop;
  offers: readonly Coupon[];
}

/** My List in the order one walks the store. */
export interface MyListModel {
  items: readonly MyListItemModel[];
  version: number;
  shop: OffersShop;
}

export interface MyListItemModel {
  item: MyListItem;
  shop: OffersShop;
  /** The product that it is, or that its offer is on; null if there is none here. Loaded once. */
  product: () => Promise<Product | null>;
}

/** Deals for a household, with the offers that they are, and the day at their store. */
export interface DealsForYouModel {
  shown: readonly { deal: Deal; offer: Coupon }[];
  today: string;
  generatedAt: string;
}

export interface DealForYouModel {
  deal: Deal;
  offer: Coupon;
  today: string;
}

/** What a clip or its undoing came to. */
export interface ClipCouponPayloadModel {
  coupon: CouponModel | null;
  userErrors: UserError[];
  /** What has been clipped now, and where; null if nothing has. */
  clipped: { couponId: string; storeId: string } | null;
}
