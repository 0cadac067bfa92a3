import { GraphQLError } from 'graphql';
import type { CouponFilter, QueryResolvers } from '../../../generated/resolvers.ts';
import type { GatewayContext } from '../../../context.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import type { Coupon } from '../rules/coupon.ts';
import { inQualifyingOrder } from '../rules/coupon-order.ts';
import { isExpired } from '../rules/expiry.ts';
import { filtered, type Wanted } from '../rules/gallery/filters.ts';
import { pageOf, placeOf } from '../rules/gallery/page.ts';
import { offersShop } from '../offers-shop.ts';
import { texts } from '../texts.ts';

const mostValues = 50;
const longestText = 80;

const badInput = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });

export const Query: Pick<QueryResolvers, 'coupons' | 'coupon' | 'offersForProduct' | 'myList'> = {
  async coupons(_, { filter, sort, first, after }, context) {
    const wanted = wantedOf(filter);
    const place = after == null ? null : placeOf(after, sort);
    if (after != null && place === null) throw badInput(texts.gallery.noPage);
    const { storeId, today } = await offersShop(context);
    const all = (await galleryOf(context, storeId)).filter(({ endLocal }) => !isExpired(endLocal, today));
    const found = filtered(all, wanted, today);
    return { all, found, page: pageOf(found, sort, first, place), wanted, sort, today };
  },
  async coupon(_, { id }, context) {
    const { storeId, today } = await offersShop(context);
    const coupon = isOfferId(id) ? await context.sources.offers.offer(id, storeId) : null;
    return coupon && { coupon, today };
  },
  async offersForProduct(_, { productId }, context) {
    const { storeId, channel, today } = await offersShop(context);
    const upc = (await context.sources.catalog.product(productId, { storeId, channel }))?.product.upc;
    if (!upc) return [];
    const offers = await context.sources.offers.offersByUpc(upc, storeId).catch((error: unknown) => {
      throw error instanceof UpstreamError ? error.in(() => texts.byUpcFailed) : error;
    });
    const current = offers.filter(({ endLocal }) => !isExpired(endLocal, today));
    return inQualifyingOrder(current).map((coupon) => ({ coupon, today }));
  },
  async myList(_, __, context) {
    const { storeId, today, timeZone } = await offersShop(context);
    return { list: await context.sources.offers.myList(storeId), today, timeZone };
  },
};

/** A store's offers as the visitor may see them: the household's, or those for everybody (S-160, S-183). */
async function galleryOf({ session, sources }: GatewayContext, storeId: string): Promise<Coupon[]> {
  return (await session.shopper()) ? sources.offers.gallery(storeId) : sources.offers.publicGallery(storeId);
}

/** Could a service know an offer by this? */
export const isOfferId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** What to show. @throws GraphQLError BAD_USER_INPUT for too much of it */
function wantedOf(filter: CouponFilter | null | undefined): Wanted {
  const { categories, kinds, group, events, program, text } = filter ?? {};
  const wanted: Wanted = {
    categories: categories ?? [],
    kinds: kinds ?? [],
    group: group ?? 'ALL',
    events: events ?? [],
    program: program ?? null,
    text: text?.trim() ?? '',
  };
  if (wanted.text.length > longestText) throw badInput(texts.gallery.tooLong(longestText));
  const count = wanted.categories.length + wanted.kinds.length + wanted.events.length;
  if (count > mostValues) throw badInput(texts.gallery.tooMany(mostValues));
  return wanted;
}
