import { carouselLimit } from '../../../constants.ts';
import type { ApolloClient } from '@apollo/client';
import {
  type CouponBundle,
  couponBundles,
  type DealsBundle,
  isValidBundle,
} from '../../../storage/coupons/coupon-bundles.ts';
import {
  CarouselCouponsDocument,
  CarouselDealsDocument,
  type CarouselDealsQuery,
  QualifyingCouponsDocument,
} from './CarouselCoupons.generated.ts';
import { bundleOf, type CarouselCoupon, couponsOf, placeOf } from './kept-bundles.ts';

/** What a carousel shows (S-274). */
export type CarouselKind =
  | { kind: 'aisle'; category: string }
  | { kind: 'qualifyingoffers'; productId: string }
  | { kind: 'j4uGallery' }
  | { kind: 'p13n' };

type Deals = NonNullable<CarouselDealsQuery['dealsForYou']>;

const network = { fetchPolicy: 'network-only', errorPolicy: 'all' } as const;
const couponsIn = (filter: { categories?: string[] }) => ({
  query: CarouselCouponsDocument,
  variables: { filter, first: carouselLimit },
});
const galleryOf = couponsIn({});
const dealsOf = { query: CarouselDealsDocument, variables: { first: carouselLimit } };

/** The operation whose answer a carousel draws. */
export function operationOf(kind: CarouselKind) {
  switch (kind.kind) {
    case 'aisle':
      return couponsIn({ categories: [kind.category] });
    case 'qualifyingoffers':
      return { query: QualifyingCouponsDocument, variables: { productId: kind.productId } };
    case 'j4uGallery':
      return galleryOf;
    case 'p13n':
      return dealsOf;
  }
}

/**
 * Brings a carousel's coupons into the cache: what this browser has kept if it's valid (S-133), or else from the network.
 * Personalized deals that can't be loaded, and an answer without any, leave those that were kept (S-155, S-231).
 * @returns whether there may be some
 */
export async function loadCarousel(client: ApolloClient, kind: CarouselKind): Promise<boolean> {
  if (kind.kind === 'j4uGallery') return loadGallery(client);
  if (kind.kind === 'p13n') return loadDeals(client);
  const { data } = await client.query({ ...(operationOf(kind) as ReturnType<typeof couponsIn>), ...network });
  return Boolean(data);
}

async function loadGallery(client: ApolloClient): Promise<boolean> {
  const place = placeOf(client, carouselLimit);
  const kept = couponBundles.readGallery<CarouselCoupon>();
  if (place && kept && isValidBundle(kept, place)) {
    writeGallery(client, kept);
    return true;
  }
  const { data } = await client.query({ ...galleryOf, ...network });
  const coupons = data?.coupons?.edges.map(({ node }) => node);
  if (place && coupons) couponBundles.writeGallery(bundleOf(coupons, place));
  return Boolean(coupons);
}

function writeGallery(client: ApolloClient, bundle: CouponBundle<CarouselCoupon>): void {
  const edges = couponsOf(client, bundle).map((node) => ({ __typename: 'CouponEdge' as const, node }));
  client.writeQuery({ ...galleryOf, data: { coupons: { __typename: 'CouponConnection', edges } } });
}

async function loadDeals(client: ApolloClient): Promise<boolean> {
  const place = placeOf(client, carouselLimit);
  const stored = couponBundles.readDeals<CarouselCoupon>();
  const kept = place && stored?.owner === place.owner && stored.storeId === place.storeId ? stored : null;
  if (place && kept && isValidBundle(kept, place)) {
    writeDeals(client, kept);
    return true;
  }
  const answer = await client.query({ ...dealsOf, ...network }).catch(() => undefined);
  const deals = answer?.data?.dealsForYou;
  if (deals && deals.deals.length > 0) {
    if (place) couponBundles.writeDeals(dealsBundleOf(deals, place));
    return true;
  }
  if (kept) writeDeals(client, kept);
  return kept !== null;
}

const dealsBundleOf = (
  { title, deals }: Deals,
  place: NonNullable<ReturnType<typeof placeOf>>,
): DealsBundle<CarouselCoupon> => ({
  ...bundleOf(
    deals.map(({ coupon }) => coupon),
    place,
  ),
  dealsInfo: deals.map(({ coupon, reasonText }) => ({ offerId: coupon.id, reasonText })),
  carouselTitle: title,
});

function writeDeals(client: ApolloClient, bundle: DealsBundle<CarouselCoupon>): void {
  const coupons = new Map(couponsOf(client, bundle).map((coupon) => [coupon.id, coupon]));
  const deals = bundle.dealsInfo.flatMap(({ offerId, reasonText }) => {
    const coupon = coupons.get(offerId);
    return coupon ? [{ __typename: 'DealForYou' as const, reasonText, coupon }] : [];
  });
  const title = bundle.carouselTitle ?? '';
  client.writeQuery({ ...dealsOf, data: { dealsForYou: { __typename: 'DealsForYou', title, deals } } });
}
