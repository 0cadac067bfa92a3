import { GraphQLError } from 'graphql';
import { channelName, isShopChannel } from '../../../../../server-kit/channel-names.ts';
import { isZipCode } from '../../../../../server-kit/zip-code.ts';
import type { GatewayContext } from '../../../context.ts';
import type { MutationResolvers, ShopResolvers } from '../../../generated/resolvers.ts';
import { cartOwner } from '../../../session/cart-owner.ts';
import { keepGuestShop } from '../../../session/shop-cookie.ts';
import { userErrorsOf } from '../../../upstream/user-errors.ts';
import { asSentence } from '../../../shared/as-sentence.ts';
import { nextSlotText } from '../rules/slot-words.ts';
import { shopFromNowOn, type ShopChoice } from '../shop.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

export const Shop: ShopResolvers = {
  id: ({ choice: { storeId, channel } }) => `${storeId}-${channel}`,
  channel: ({ choice }) => choice.channel,
  isChosen: ({ choice }) => choice.isChosen,
  zipCode: ({ choice }) => choice.zipCode,
  label: ({ choice }, _, { language }) => texts[language].shopAt[choice.channel],
  place: ({ choice, store }) => choice.zipCode ?? store.name,
  nextSlotText({ choice: { channel }, store }, _, { clock, language }) {
    const text = channel === 'IN_STORE' ? null : nextSlotText(store, channel, clock.now(), language);
    return text && asSentence(text);
  },
};

/** What a visitor can solve by another choice. */
const refusals: ReadonlySet<string> = new Set([
  'STORE_NOT_FOUND',
  'CHANNEL_NOT_OFFERED',
  'ZIP_CODE_REQUIRED',
  'OUTSIDE_DELIVERY_AREA',
]);

type Choice = Omit<ShopChoice, 'isChosen'>;

export const Mutation: Pick<MutationResolvers, 'chooseShop'> = {
  async chooseShop(_, { input: { storeId, channel, zipCode: typed, clientRequestId } }, context) {
    const zipCode = typed?.trim() || null;
    if (!isShopChannel(channel))
      return refused('CHANNEL_NOT_OFFERED', 'channel', texts[context.language].refusals.channelNotOffered[channel]());
    if (!/^[\w-]{1,64}$/.test(storeId))
      return refused('STORE_NOT_FOUND', 'storeId', texts[context.language].refusals.storeNotFound);
    if (channel === 'DELIVERY' && zipCode !== null && !isZipCode(zipCode))
      return refused('INVALID', 'zipCode', texts[context.language].malformedZip);
    const choice = { storeId, channel, zipCode: channel === 'DELIVERY' ? (zipCode?.slice(0, 5) ?? null) : null };
    const store = await context.sources.stores.store(storeId).catch(() => null);
    try {
      await keepShop(context, choice, clientRequestId);
    } catch (error) {
      const words = ({ code }: { code: string }) =>
        wordsOf(code, choice, store?.name ?? texts[context.language].departments.STORE, context.language);
      return { shop: null, userErrors: userErrorsOf(error, refusals, words, context.language) };
    }
    await moveCart(context, choice);
    return { shop: store && { choice: { ...choice, isChosen: true }, store }, userErrors: [] };
  },
};

/**
 * S-171: the grocery cart goes along, by this alone. Should that fail, the cart says where it is; a guest without one has none to
 * move.
 */
async function moveCart(context: GatewayContext, { storeId, channel, zipCode }: Choice): Promise<void> {
  const { sources, log } = context;
  try {
    const owner = await cartOwner(context);
    if (owner.isGuest && (owner.guestCartId === undefined || !context.hasGuestCart)) return;
    const serviceType = channelName(channel, 'serviceType') ?? 'InStore';
    await sources.cart.move(owner, { storeId, serviceType, zipCode: zipCode ?? undefined });
  } catch (error) {
    log.warn({ err: error }, 'the cart could not be moved to the chosen store');
  }
}

/** The visitor shops there from now on; the cart stays where it is. @throws the service's refusal */
export async function keepShop(context: GatewayContext, choice: Choice, requestId: string): Promise<void> {
  await keep(context, choice, requestId);
  shopFromNowOn(context, { ...choice, isChosen: true });
}

/** In the member's profile, or in the guest's cookie if the same holds. @throws the service's refusal */
async function keep(context: GatewayContext, { storeId, channel, zipCode }: Choice, requestId: string): Promise<void> {
  const { session, sources, jar, banner } = context;
  const shopper = await session.shopper();
  if (shopper) {
    const preference = channelName(channel, 'session');
    await sources.profile.chooseShop(shopper.customerId, { banner, storeId, preference, zipCode }, requestId);
    return;
  }
  // A cookie would not outlast the member's return.
  if ((await session.viewer()).session === 'UNAVAILABLE') throw accountAway(context.language);
  await sources.stores.checkShop({ storeId, banner, channel: channelName(channel, 'cart'), zipCode });
  keepGuestShop(jar, { storeId, channel, zipCode });
}

const accountAway = (language: Language) =>
  new GraphQLError(texts[language].accountAway, { extensions: { code: 'SIGN_IN_UNAVAILABLE', status: 503 } });

function wordsOf(code: string, { channel, zipCode }: Choice, store: string, language: Language): string {
  const { storeNotFound, channelNotOffered, zipCodeRequired, outsideDeliveryArea } = texts[language].refusals;
  if (code === 'CHANNEL_NOT_OFFERED') return channelNotOffered[channel](store);
  if (code === 'ZIP_CODE_REQUIRED') return zipCodeRequired;
  return code === 'OUTSIDE_DELIVERY_AREA' ? outsideDeliveryArea(store, zipCode ?? '') : storeNotFound;
}

const refused = (code: string, field: keyof Choice, message: string) => ({
  shop: null,
  userErrors: [{ code, field, message, reason: null, advice: null, limit: null }],
});
