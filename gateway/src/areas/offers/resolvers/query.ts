import { GraphQLError } from 'graphql';
import type { CouponFilter, QueryResolvers } from '../../../generated/resolvers.ts';
import type { GatewayContext } from '../../../context.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import type { Coupon } from '../rules/coupon.ts';
import { inQualifyingOrder } from '../rules/coupon-order.ts';
import { dealsAnswer } from '../deals-answer.ts';
import { mostDeals, rankedByDeals } from '../rules/deals/personalized-deals.ts';
import { isExpired } from '../rules/expiry.ts';
import { filtered, type Wanted } from '../rules/gallery/filters.ts';
import { pageOf, placeOf } from '../rules/gallery/page.ts';
import { myListModel } from '../my-list-model.ts';
import { listChanges } from '../rules/list/changes.ts';
import { offersShop } from '../offers-shop.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

const mostValues = 50;
const longestText = 80;

const badInput = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });

export const Query: Pick<
  QueryResolvers,
  'coupons' | 'coupon' | 'offersForProduct' | 'boxTops' | 'myList' | 'guestList'
> = {
  async coupons(_, { filter, sort, first, after }, context) {
    const wanted = wantedOf(filter, context.language);
    const place = after == null ? null : placeOf(after, sort);
    if (after != null && place === null) throw badInput(texts[context.language].gallery.noPage);
    const shop = await offersShop(context);
    const { storeId, today } = shop;
    const [gallery, picked] = await Promise.all([
      galleryOf(context, storeId),
      // S-198: only where they are what is shown.
      wanted.group === 'PICKED_FOR_YOU' ? dealsAnswer(context, shop, mostDeals) : null,
    ]);
    const all = gallery.filter(({ endLocal }) => !isExpired(endLocal, today));
    const found = filtered(all, wanted, today);
    const ranked = picked ? rankedByDeals(found, picked.deals) : found;
    const isGuest = (await context.session.shopper()) === null;
    const reasons = new Map(picked?.deals.map(({ offerId, reason }) => [offerId, reason.code]));
    return {
      all,
      found,
      page: pageOf(ranked, { sort, language: context.language }, first, place),
      reasons,
      wanted,
      isGuest,
      sort,
      today,
    };
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
      throw error instanceof UpstreamError ? error.in(() => texts[context.language].byUpcFailed) : error;
    });
    const current = offers.filter(({ endLocal }) => !isExpired(endLocal, today));
    return inQualifyingOrder(current).map((coupon) => ({ coupon, today }));
  },
  async boxTops(_, __, { sources }) {
    return { isAccepted: (await sources.offers.boxTops()).authorized };
  },
  async myList(_, __, context) {
    const shop = await offersShop(context);
    return myListModel(context, shop, await context.sources.offers.myList(shop.storeId));
  },
  async guestList(_, { add, set }, context) {
    const wanted = listChanges({ add, set: set ?? null }, context.language);
    if (typeof wanted === 'string') throw badInput(wanted);
    const shop = await offersShop(context);
    if (wanted.changes.length === 0) return myListModel(context, shop, { items: [] });
    return myListModel(context, shop, await context.sources.offers.previewMyList(wanted.changes, shop.storeId));
  },
};

/** A store's offers as the visitor may see them: the household's, or those for everybody (S-160, S-183). */
export async function galleryOf({ session, sources }: GatewayContext, storeId: string): Promise<Coupon[]> {
  return (await session.shopper()) ? sources.offers.gallery(storeId) : sources.offers.publicGallery(storeId);
}

/** Could a service know an offer by this? */
export const isOfferId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** What to show. @throws GraphQLError BAD_USER_INPUT for too much of it */
function wantedOf(filter: CouponFilter | null | undefined, language: Language): Wanted {
  const { categories, kinds, group, events, program, text } = filter ?? {};
  const wanted: Wanted = {
    categories: categories ?? [],
    kinds: kinds ?? [],
    group: group ?? 'ALL',
    events: events ?? [],
    program: program ?? null,
    text: text?.trim() ?? '',
  };
  if (wanted.text.length > longestText) throw badInput(texts[language].gallery.tooLong(longestText));
  const count = wanted.categories.length + wanted.kinds.length + wanted.events.length;
  if (count > mostValues) throw badInput(texts[language].gallery.tooMany(mostValues));
  return wanted;
}
