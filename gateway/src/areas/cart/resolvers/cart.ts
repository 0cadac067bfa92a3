import type { GatewayContext } from '../../../context.ts';
import type { CartResolvers } from '../../../generated/resolvers.ts';
import type { Cart as RestCart } from '../../../generated/rest.ts';
import { freeShipping } from '../rules/free-shipping.ts';
import { bannerNames } from '../../../shared/banner-names.ts';
import { inZone } from '../../../shared/date-strings.ts';
import { priceTag } from '../../../shared/dollars.ts';
import type { Language } from '../../../shared/language.ts';
import { money } from '../../../shared/money.ts';
import { isFreshPassMember } from '../../profile/published.ts';
import { gameWords } from '../../games/published.ts';
import { shopOf } from '../../stores/published.ts';
import { departmentPath } from '../../catalog/rules/paths.ts';
import { promoText } from '../../catalog/rules/prices/promo-words.ts';
import { volumeText } from '../../catalog/rules/prices/volume-words.ts';
import { messageText } from '../rules/cart-messages.ts';
import { canCheckOut, unavailableText } from '../rules/check-out.ts';
import { cartTitle, kindOf } from '../rules/cart-kind.ts';
import { clipOffer } from '../rules/clip-words.ts';
import { conditionText } from '../rules/condition-text.ts';
import { hintsOf, volumeUse } from '../rules/hints.ts';
import { elsewhereText } from '../rules/elsewhere-text.ts';
import { itemCountText } from '../rules/item-count.ts';
import { cartLosses } from '../rules/losses.ts';
import { placeText, sellerText } from '../rules/place-text.ts';
import { pointsText } from '../rules/points-text.ts';
import { savedCents, sumsOf } from '../rules/sums.ts';
import { asksForMembership, unusedOffers } from '../rules/unused-offers.ts';
import { couponsFor } from '../cart-coupons.ts';
import { nameHere } from './line-products.ts';
import { cartRewards } from './rewards.ts';
import { offerFacts } from '../offer-facts.ts';
import type { CartModel, CartLineModel } from '../models.ts';
import { texts } from '../texts/index.ts';

/** A marketplace cart's seller; null for other carts, and if sellers can't be loaded (S-219). */
async function sellerOf({ sellerId, program }: RestCart, { sources, log, language }: GatewayContext) {
  if (program !== 'mkp' || sellerId === null) return null;
  const sellers = await sources.catalog.sellers().catch((error: unknown) => {
    log.warn({ err: error }, 'sellers of carts could not be loaded');
    return [];
  });
  const seller = sellers.find((each) => each.sellerId === sellerId) ?? null;
  if (seller === null) log.warn({ sellerId }, texts[language].noSellerCart);
  return seller;
}

/** The cart's store; null if there is none anymore, undefined if it can't be loaded. */
const knownStore = ({ storeId }: Pick<RestCart, 'storeId'>, { sources, log }: GatewayContext) =>
  sources.stores.store(storeId).catch((error: unknown) => {
    log.warn({ err: error }, "a cart's store could not be loaded");
    return undefined;
  });

/** The cart's store; null if it can't be loaded, or there is none. */
const storeOf = async (cart: Pick<RestCart, 'storeId'>, context: GatewayContext) =>
  (await knownStore(cart, context)) ?? null;

/** Lines as resolvers work on them. */
export function linesOf(cart: RestCart): CartLineModel[] {
  const quotedOf = new Map(cart.quote.lines.map((line) => [line.lineId, line]));
  return cart.lines.map((line) => ({ line, quoted: quotedOf.get(line.entryId) ?? null, cart }));
}

/** Where there are more wines. */
const winePath = '/wine';

const feeOf = ({ cart: { shippingCents } }: CartModel) => ({ feeCents: shippingCents, channel: 'SHIPPING' as const });

export const Cart: CartResolvers = {
  id: ({ cart }) => cart.cartId,
  kind: ({ cart }) => kindOf(cart.program),
  seller: ({ cart }, _, context) => sellerOf(cart, context),
  title: async ({ cart }, _, context) =>
    cartTitle(
      cart.program,
      bannerNames[context.banner],
      (await sellerOf(cart, context))?.name ?? null,
      context.language,
    ),
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
  itemCountText: ({ cart }, _, { language }) => itemCountText(cart.cartSummary.totalItemQuantity, language),
  itemCount: ({ cart }) => cart.cartSummary.totalItemQuantity,
  async placeText({ cart }, _, context) {
    const store = await knownStore(cart, context);
    const now = context.clock.now();
    if (cart.channel === 'SHIPPING')
      return sellerText(
        await sellerOf(cart, context),
        inZone(now, store?.timeZone ?? 'America/Los_Angeles'),
        context.language,
      );
    if (store === null) return texts[context.language].place.closed;
    return placeText(store ?? null, cart.channel, cart.zipCode, now, context.language);
  },
  conditionText: ({ cart }, _, { language }) => conditionText(cart.program, cart.channel, cart.lines, language),
  async elsewhere({ cart }, _, context) {
    const { program, storeId, channel, zipCode, lines } = cart;
    if (program !== 'abs' || channel === 'SHIPPING' || lines.length === 0) return null;
    const choice = await shopOf(context);
    const [own, chosen] = await Promise.all([knownStore(cart, context), storeOf(choice, context)]);
    if (chosen === null) return null;
    const text = elsewhereText(
      { storeId, storeName: own?.name ?? null, hasClosed: own === null, channel, zipCode },
      { ...choice, storeName: chosen.name },
      context.language,
    );
    return text === null ? null : { text, shop: { choice, store: chosen } };
  },
  lines: ({ cart }) => linesOf(cart),
  sums: (model, _, { language }) => sumsOf(model.cart.quote, feeOf(model), language),
  savings: ({ cart }) => {
    const saved = savedCents(cart.quote.totals);
    return saved > 0 ? money(saved) : null;
  },
  total: ({ cart }) => money(cart.cartSummary.totalEstimatedPrice),
  goodsTotal: ({ cart }) => money(cart.cartSummary.finalTransactionTotal),
  rewards: ({ cart }) => cartRewards(cart),
  pointsText: async ({ cart }, _, context) => pointsText(cart.earns, await gameWords(context), context.language),
  async hints({ cart }, _, context) {
    const lines = await Promise.all(
      cart.lines.map(async (line) =>
        hintLine({ ...line, name: await nameHere(line, cart, context) }, context.language),
      ),
    );
    const steps = (await couponsFor(cart, context))?.nextSteps ?? [];
    const facts = await offerFacts(context, [...cart.quote.nearMiss, ...steps]);
    return hintsOf(cart.quote, lines, facts, context.language, steps).map(({ likeLineId, ...hint }) => {
      const like = cart.lines.find(({ entryId }) => entryId === likeLineId);
      const browsePath = cart.program === '1P_WINE' ? winePath : like ? departmentPath(like.departmentId) : '/';
      return { ...hint, browsePath: hint.lineId === null && hint.couponId === null ? browsePath : null };
    });
  },
  async clipOffer({ cart }, _, context) {
    const coupons = await couponsFor(cart, context);
    return coupons && clipOffer(coupons, context.language);
  },
  async losses({ cart }, _, context) {
    const losses = (await couponsFor(cart, context))?.losses ?? [];
    const offers = await offerFacts(
      context,
      losses.flatMap((loss) => loss.offers),
    );
    return cartLosses(losses, { offers, minimumCents: cart.minimumCents }, context.language);
  },
  async unusedOffers({ cart }, _, context) {
    if (cart.quote.notApplied.length === 0) return [];
    const zone = (await storeOf(cart, context))?.timeZone ?? 'America/Los_Angeles';
    const facts = await offerFacts(context, cart.quote.notApplied);
    const today = inZone(context.clock.now(), zone).toPlainDate().toString();
    const isMember = asksForMembership(cart.quote, facts) && (await isFreshPassMember(context));
    return unusedOffers(cart.quote, { offers: facts, today, channel: cart.channel, isMember }, context.language);
  },
  messages: ({ cart }, _, { language }) => cart.messages.map((message) => messageText(message, language)),
  minimumText: ({ cart: { missingCents, minimumCents } }, _, { language }) =>
    missingCents > 0 ? texts[language].minimum(priceTag(missingCents), priceTag(minimumCents ?? 0)) : null,
  freeShipping: ({ cart }, _, { language }) => freeShipping(cart.freeShipping, language),
  unavailableText: ({ cart }, _, { language }) => unavailableText(cart, language),
  canCheckOut: ({ cart }) => canCheckOut(cart),
  checkoutPath: ({ cart }) => `/checkout?cart=${encodeURIComponent(cart.cartId)}`,
};

/** What a buy-get or a multi-buy is called; a sale has no name. */
export const dealTextOf = ({ promo }: RestCart['lines'][number], language: Language): string | null =>
  promo && promoText(promo, language);

/** A line as hints speak of it. */
export const hintLine = (line: RestCart['lines'][number], language: Language) => ({
  ...line,
  dealText: dealTextOf(line, language),
  volumeUse: line.volume ? volumeUse(line.volume, language) : null,
});

/** A volume price in words; null without one. */
export const volumeTextOf = (
  { volume }: Pick<RestCart['lines'][number], 'volume'>,
  { program }: Pick<RestCart, 'program'>,
  language: Language,
): string | null =>
  volume ? volumeText(volume, program === '1P_B2B' || program === '1P_WINE' ? program : 'abs', language) : null;
