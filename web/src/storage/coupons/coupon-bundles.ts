import { couponBundleLifetime } from '../../constants.ts';
import { browserStore } from '../browser-store.ts';
import { isOwn } from '../whose.ts';

/** What a stored coupon has at least: the rest is as a card draws it. */
export interface StoredCoupon {
  id: string;
  /** Does it have the event 'Welcome Offers' (S-87)? */
  isWelcomeOffer?: boolean;
}

/** Coupons of a store as this browser last knew them (S-98). */
export interface CouponBundle<Coupon extends StoredCoupon> {
  /** Whose they are: the shopper's id, or `guest`. */
  owner: string;
  storeId: string;
  /** When the server said so, in epoch milliseconds; 0 if never. */
  updatedTime: number;
  /** When they were stored, by this device's clock, in epoch milliseconds. */
  savedTime: number;
  /** The same as `updatedTime`, as a date. */
  updatedOn: string;
  objCoupons: Readonly<Record<string, Coupon>>;
  /** Ids of those that are clipped. */
  arrClippedCoupons: readonly string[];
  /** Ids of offers given for joining (S-119). */
  instantAllocOffer: readonly string[];
  isHiddenEvents: boolean;
  /** Was the shopper signed in? */
  authorize: boolean;
  carouselLimitItems: number;
}

/** The same for personalized deals (S-99). */
export interface DealsBundle<Coupon extends StoredCoupon> extends CouponBundle<Coupon> {
  dealsInfo: readonly { offerId: string; reasonText: string }[];
  carouselTitle?: string;
  webCtaText?: string;
  webCtaLink?: string;
}

/** Where and for whom a bundle is to be shown. */
export interface BundlePlace {
  owner: string;
  storeId: string;
  isSignedIn: boolean;
  /** How many a carousel wants. */
  limit: number;
  /** What the address says of coupons clipped elsewhere (S-33); 0 if nothing. */
  couponsClipped: number;
  /** By the server's clock, in epoch milliseconds (T-10). */
  now: number;
}

/** May a bundle be shown without asking again? Otherwise it's fetched anew (S-133). */
export const isValidBundle = (bundle: CouponBundle<StoredCoupon>, place: BundlePlace): boolean => {
  const age = place.now - bundle.updatedTime;
  return (
    Object.keys(bundle.objCoupons).length > 0 &&
    bundle.updatedTime > 0 &&
    age >= 0 &&
    age < couponBundleLifetime &&
    bundle.storeId === place.storeId &&
    isOwn(bundle.owner, place.owner) &&
    bundle.authorize === place.isSignedIn &&
    place.couponsClipped === 0 &&
    bundle.carouselLimitItems >= place.limit
  );
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** A bundle that was stored; null if it isn't whole (S-232). */
function parsed<Coupon extends StoredCoupon>(value: unknown): CouponBundle<Coupon> | null {
  const bundle = (value ?? {}) as Partial<CouponBundle<Coupon>>;
  const coupons: unknown = bundle.objCoupons;
  const isWhole =
    typeof bundle.owner === 'string' &&
    typeof bundle.storeId === 'string' &&
    Number.isFinite(bundle.updatedTime) &&
    Number.isInteger(bundle.carouselLimitItems) &&
    typeof bundle.authorize === 'boolean' &&
    isTexts(bundle.arrClippedCoupons) &&
    isTexts(bundle.instantAllocOffer) &&
    typeof coupons === 'object' &&
    coupons !== null &&
    Object.entries(coupons).every(([id, coupon]) => (coupon as Partial<StoredCoupon> | null)?.id === id);
  return isWhole ? (bundle as CouponBundle<Coupon>) : null;
}

const galleryKey = 'abJ4uCoupons';
const dealsKey = 'p13nCoupons';

/** Ids of the offers given for joining that aren't clipped. */
const welcomeOffersOf = (coupons: CouponBundle<StoredCoupon>['objCoupons'], clipped: readonly string[]): string[] =>
  Object.values(coupons).flatMap(({ id, isWelcomeOffer }) => (isWelcomeOffer && !clipped.includes(id) ? [id] : []));

/**
 * Takes over what a clip says of a coupon, where a bundle has it; a clipped welcome offer clears the list of
 * those given for joining (S-119), and unclipping it restores the list (S-120).
 */
function clippedIn<Bundle extends CouponBundle<StoredCoupon>>(
  bundle: Bundle,
  coupon: StoredCoupon,
  isClipped: boolean,
): Bundle {
  const { objCoupons, arrClippedCoupons, instantAllocOffer } = bundle;
  const known = objCoupons[coupon.id];
  const others = arrClippedCoupons.filter((id) => id !== coupon.id);
  return {
    ...bundle,
    objCoupons: known ? { ...objCoupons, [coupon.id]: { ...known, ...coupon } } : objCoupons,
    arrClippedCoupons: isClipped ? [...others, coupon.id] : others,
    instantAllocOffer: known?.isWelcomeOffer
      ? isClipped
        ? []
        : welcomeOffersOf(objCoupons, others)
      : instantAllocOffer,
  };
}

/** A bundle with the offers for joining that another has; clipping any of them clears their list (S-119). */
function withGiven(
  bundle: CouponBundle<StoredCoupon>,
  { objCoupons, arrClippedCoupons, instantAllocOffer }: CouponBundle<StoredCoupon>,
): CouponBundle<StoredCoupon> {
  const given = Object.values(objCoupons).filter((each) => each.isWelcomeOffer && !bundle.objCoupons[each.id]);
  const withThem = (list: readonly string[], more: readonly string[]) => [
    ...new Set([...list, ...more.filter((id) => given.some((each) => each.id === id))]),
  ];
  const clipped = withThem(bundle.arrClippedCoupons, arrClippedCoupons);
  return {
    ...bundle,
    objCoupons: { ...bundle.objCoupons, ...Object.fromEntries(given.map((each) => [each.id, each])) },
    arrClippedCoupons: clipped,
    instantAllocOffer: withThem(bundle.instantAllocOffer, instantAllocOffer).filter((id) => !clipped.includes(id)),
  };
}

/** Coupons that a page may show before the network answers, for all tabs of the browser. */
export const couponBundles = {
  readGallery: <Coupon extends StoredCoupon>(): CouponBundle<Coupon> | null =>
    parsed(browserStore.readJson(galleryKey)),
  /** Keeps a store's coupons; what the shopper was given for joining stays among them. */
  writeGallery(bundle: CouponBundle<StoredCoupon>): void {
    const known = this.readGallery();
    browserStore.writeJson(galleryKey, known?.owner === bundle.owner ? withGiven(bundle, known) : bundle);
  },
  /** A new member was given offers: they are kept with the coupons that the browser has of theirs (S-120). @param given a bundle of these offers alone */
  given(given: CouponBundle<StoredCoupon>): void {
    const known = this.readGallery();
    browserStore.writeJson(galleryKey, known?.owner === given.owner ? withGiven(known, given) : given);
  },
  readDeals<Coupon extends StoredCoupon>(): DealsBundle<Coupon> | null {
    const bundle = parsed<Coupon>(browserStore.readJson(dealsKey)) as DealsBundle<Coupon> | null;
    const deals: unknown = bundle?.dealsInfo;
    const areDeals =
      Array.isArray(deals) &&
      deals.every(
        (deal: Partial<DealsBundle<Coupon>['dealsInfo'][number]> | null) =>
          typeof deal?.offerId === 'string' && typeof deal.reasonText === 'string',
      );
    return areDeals ? bundle : null;
  },
  writeDeals: (bundle: DealsBundle<StoredCoupon>): void => browserStore.writeJson(dealsKey, bundle),
  /** A coupon was clipped, or unclipped: both bundles keep in step. */
  clipped(coupon: StoredCoupon, isClipped: boolean): void {
    const gallery = this.readGallery();
    if (gallery) this.writeGallery(clippedIn(gallery, coupon, isClipped));
    const deals = this.readDeals();
    if (deals) this.writeDeals(clippedIn(deals, coupon, isClipped));
  },
  /** Whoever comes next at this browser doesn't see them. */
  clear(): void {
    browserStore.remove(galleryKey);
    browserStore.remove(dealsKey);
  },
};
