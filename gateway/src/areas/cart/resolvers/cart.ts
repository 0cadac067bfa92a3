import type { GatewayContext } from '../../../context.ts';
import type { CartResolvers } from '../../../generated/resolvers.ts';
import type { Cart as RestCart } from '../../../generated/rest.ts';
import { bannerNames } from '../../../shared/banner-names.ts';
import { inZone } from '../../../shared/date-strings.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { money } from '../../../shared/money.ts';
import { departmentPath } from '../../catalog/rules/paths.ts';
import { messageText } from '../rules/cart-messages.ts';
import { cartTitle, kindOf } from '../rules/cart-kind.ts';
import { conditionText } from '../rules/condition-text.ts';
import { hintsOf } from '../rules/hints.ts';
import { itemCountText } from '../rules/item-count.ts';
import { placeText, sellerText } from '../rules/place-text.ts';
import { pointsText } from '../rules/points-text.ts';
import { savedCents, sumsOf } from '../rules/sums.ts';
import { unusedOffers } from '../rules/unused-offers.ts';
import { offerFacts } from '../offer-facts.ts';
import type { CartModel, CartLineModel } from '../models.ts';
import { texts } from '../texts.ts';

/** A marketplace cart's seller; null for other carts, and if sellers can't be loaded (S-219). */
async function sellerOf({ sellerId, program }: RestCart, { sources, log }: GatewayContext) {
  if (program !== 'mkp' || sellerId === null) return null;
  const sellers = await sources.catalog.sellers().catch((error: unknown) => {
    log.warn({ err: error }, 'sellers of carts could not be loaded');
    return [];
  });
  const seller = sellers.find((each) => each.sellerId === sellerId) ?? null;
  if (seller === null) log.warn({ sellerId }, texts.noSellerCart);
  return seller;
}

/** The cart's store; null if it can't be loaded, or there is none. */
const storeOf = ({ storeId }: RestCart, { sources, log }: GatewayContext) =>
  sources.stores.store(storeId).catch((error: unknown) => {
    log.warn({ err: error }, "a cart's store could not be loaded");
    return null;
  });

/** Lines as resolvers work on them. */
export function linesOf(cart: RestCart): CartLineModel[] {
  const quotedOf = new Map(cart.quote.lines.map((line) => [line.lineId, line]));
  return cart.lines.map((line) => ({ line, quoted: quotedOf.get(line.entryId) ?? null, cart }));
}

const feeOf = ({ cart: { shippingCents } }: CartModel) => ({ feeCents: shippingCents, channel: 'SHIPPING' as const });

export const Cart: CartResolvers = {
  id: ({ cart }) => cart.cartId,
  kind: ({ cart }) => kindOf(cart.program),
  seller: ({ cart }, _, context) => sellerOf(cart, context),
  title: async ({ cart }, _, context) =>
    cartTitle(cart.program, bannerNames[context.banner], (await sellerOf(cart, context))?.name ?? null),
  version: ({ cart }) => cart.version,
  async store({ cart }, _, context) {
    const store = await storeOf(cart, context);
    return {
      id: cart.storeId,
      name: store?.name ?? cart.storeId,
      zipCode: store?.zip.slice(0, 5) ?? '',
      timeZone: store?.timeZone ?? 'America/Los_Angeles',
    };
  },
  channel: ({ cart }) => cart.channel,
  itemCountText: ({ cart }) => itemCountText(cart.cartSummary.totalItemQuantity),
  itemCount: ({ cart }) => cart.cartSummary.totalItemQuantity,
  async placeText({ cart }, _, context) {
    const store = await storeOf(cart, context);
    const now = context.clock.now();
    if (cart.channel === 'SHIPPING')
      return sellerText(await sellerOf(cart, context), inZone(now, store?.timeZone ?? 'America/Los_Angeles'));
    return placeText(store, cart.channel, cart.zipCode, now);
  },
  conditionText: ({ cart }) => conditionText(cart.program, cart.channel, cart.lines),
  lines: ({ cart }) => linesOf(cart),
  sums: (model) => sumsOf(model.cart.quote, feeOf(model)),
  savings: ({ cart }) => {
    const saved = savedCents(cart.quote.totals);
    return saved > 0 ? money(saved) : null;
  },
  total: ({ cart }) => money(cart.cartSummary.totalEstimatedPrice),
  goodsTotal: ({ cart }) => money(cart.cartSummary.finalTransactionTotal),
  pointsText: ({ cart }) => pointsText(cart.earns),
  async hints({ cart }, _, context) {
    const lines = cart.lines.map((line) => ({ ...line, dealText: dealTextOf(line) }));
    const facts = await offerFacts(context, cart.storeId, cart.quote.nearMiss);
    return hintsOf(cart.quote, lines, facts).map(({ likeLineId, ...hint }) => {
      const like = cart.lines.find(({ entryId }) => entryId === likeLineId);
      const browsePath = like ? departmentPath(like.departmentId) : '/';
      return { ...hint, browsePath: hint.lineId === null ? browsePath : null };
    });
  },
  async unusedOffers({ cart }, _, context) {
    if (cart.quote.notApplied.length === 0) return [];
    const zone = (await storeOf(cart, context))?.timeZone ?? 'America/Los_Angeles';
    const facts = await offerFacts(context, cart.storeId, cart.quote.notApplied);
    return unusedOffers(cart.quote.notApplied, facts, inZone(context.clock.now(), zone).toPlainDate().toString());
  },
  messages: ({ cart }) => cart.messages.map(messageText),
  minimumText: ({ cart: { missingCents, minimumCents } }) =>
    missingCents > 0 ? texts.minimum(priceTag(missingCents), priceTag(minimumCents ?? 0)) : null,
  canCheckOut: ({ cart }) => cart.missingCents === 0 && cart.cartSummary.availableItemQuantity > 0,
  checkoutPath: ({ cart }) => `/checkout?cart=${encodeURIComponent(cart.cartId)}`,
};

/** A buy-get or a multi-buy, in the retailer's words; a sale has none. */
export const dealTextOf = ({ promo }: RestCart['lines'][number]): string | null =>
  promo && promo.type !== 'P' ? promo.text || null : null;
