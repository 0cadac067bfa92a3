import { isLongerThan } from '../../../../../server-kit/characters.ts';
import { phoneDigits } from '../../../../../server-kit/phone-number.ts';
import type { GatewayContext } from '../../../context.ts';
import type { MutationResolvers, SetCheckoutInput } from '../../../generated/resolvers.ts';
import type { CheckoutChoices, SetCheckoutBody } from '../../../generated/rest.ts';
import { forgetHeldSlot, keepHeldSlot } from '../../../session/slot-cookie.ts';
import { type Refusal, userErrorsOf } from '../../../upstream/user-errors.ts';
import { cartsOf, forgetCarts } from '../../cart/published.ts';
import { keepShop } from '../../stores/published.ts';
import { texts } from '../texts/index.ts';
import { cartRef, checkoutOf, withCart } from './checkout-of.ts';
import { changesOf, checkoutNow, codes, refusal, words } from './checkout-refusals.ts';
import { timesOf } from './checkout-times.ts';
import { withNearestTimes } from './nearest-times.ts';
import type { Language } from '../../../shared/language.ts';

/** Words for a choice that is refused: those of a PO number say how long it may be. */
const choiceWords =
  (language: Language) =>
  (refused: Refusal): string => {
    const limit = refused.details?.['limit'];
    return refused.code === 'PO_NUMBER_INVALID' && typeof limit === 'number'
      ? texts[language].purchaseOrder.invalid(limit)
      : words[language][refused.code as keyof (typeof words)['en']];
  };

export const checkoutMutations: Pick<MutationResolvers, 'holdSlot' | 'setCheckout' | 'placeOrder'> = {
  async holdSlot(_, { input: { cartId, slotId, clientRequestId } }, context) {
    const ref = cartRef(context, cartId);
    if (ref === null) return { checkout: null, userErrors: [refusal('CART_NOT_FOUND', context.language)] };
    if (!/^[\w.:-]{1,64}$/.test(slotId))
      return {
        checkout: await checkoutNow(context, cartId),
        userErrors: [refusal('SLOT_NOT_FOUND', context.language, 'slotId')],
      };
    try {
      const held = await context.sources.orders.hold(ref, slotId, clientRequestId);
      const checkout = await checkoutOf(context, cartId);
      if (checkout?.cart.program === 'abs') {
        const { storeId, channel } = checkout.choices;
        keepHeldSlot(
          context.jar,
          { cartId: checkout.cart.cartId, storeId, channel, start: held.start, heldUntil: held.heldUntil },
          context.clock.now(),
        );
      }
      return { checkout, userErrors: [] };
    } catch (error) {
      const userErrors = userErrorsOf(error, codes, words[context.language], context.language);
      const checkout = await checkoutNow(context, cartId);
      const times = checkout && (() => timesOf(checkout, checkout.choices.channel, context));
      const at = { slotId, timeZone: checkout?.timeZone ?? '', times };
      return { checkout, userErrors: await withNearestTimes(context, userErrors, at) };
    }
  },

  async setCheckout(_, { input }, context) {
    const ref = cartRef(context, input.cartId);
    if (ref === null) return { checkout: null, userErrors: [refusal('CART_NOT_FOUND', context.language)] };
    const wanted = choicesOf(input);
    if (wanted.field !== null)
      return {
        checkout: await checkoutNow(context, input.cartId),
        userErrors: [
          refusal(wanted.field === 'poNumber' ? 'PO_NUMBER_INVALID' : 'INVALID', context.language, wanted.field),
        ],
      };
    try {
      const choices = await context.sources.orders.setCheckout(ref, wanted.choices, input.clientRequestId);
      // Another channel is another price, and the time that was held is let go.
      if (input.channel != null) {
        await shopThatWay(context, choices, input.clientRequestId);
        forgetCarts(context);
      }
      if (choices.slot === null && choices.cartCategory === '1P') forgetHeldSlot(context.jar);
      return { checkout: await withCart(context, choices), userErrors: [] };
    } catch (error) {
      const userErrors = userErrorsOf(error, codes, choiceWords(context.language), context.language);
      return { checkout: await checkoutNow(context, input.cartId), userErrors };
    }
  },

  async placeOrder(_, { input: { cartId, quoteId, confirmsAge, clientRequestId } }, context) {
    const nothing = { order: null, changes: null };
    if (cartRef(context, cartId) === null)
      return { ...nothing, checkout: null, userErrors: [refusal('CART_NOT_FOUND', context.language)] };
    // A guest's cart that came along with the sign-in is merged before it's ordered (N-6).
    await cartsOf(context);
    try {
      const order = await context.sources.orders.place({ cartId, quoteId, confirmsAge }, clientRequestId);
      forgetCarts(context);
      if (order.cartCategory === '1P') forgetHeldSlot(context.jar);
      return { ...nothing, order: { order }, checkout: null, userErrors: [] };
    } catch (error) {
      const userErrors = userErrorsOf(error, codes, words[context.language], context.language);
      forgetCarts(context);
      const checkout = await checkoutNow(context, cartId);
      return { ...nothing, changes: changesOf(error, checkout?.cart ?? null, context.language), checkout, userErrors };
    }
  },
};

/** A grocery cart is always where its owner shops, so another way here is where they shop from now on (S-171). */
async function shopThatWay(
  context: GatewayContext,
  { cartCategory, channel, storeId, handOver }: CheckoutChoices,
  requestId: string,
): Promise<void> {
  if (cartCategory !== '1P' || (channel !== 'PICKUP' && channel !== 'DELIVERY')) return;
  const zipCode = handOver.address?.zipCode ?? (await context.sources.stores.store(storeId))?.zip ?? null;
  await keepShop(
    context,
    { storeId, channel, zipCode: channel === 'DELIVERY' ? (zipCode?.slice(0, 5) ?? null) : null },
    requestId,
  );
}

const leaveAtPlaces = ['FRONT_DOOR', 'PORCH', 'LOBBY', 'SIDE_GATE', 'NEIGHBOR', 'OTHER'] as const;

/** What was chosen, as the service takes it; or the field that can't be kept. */
function choicesOf(input: SetCheckoutInput): { choices: Omit<SetCheckoutBody, 'guestCartId'>; field: string | null } {
  const { channel, handOver, addressId, leaveAt, instructions, paymentId, tipCents, snapCents, poNumber } = input;
  const typed = input.phone?.trim();
  const phone = typed ? phoneDigits(typed) : typed;
  const place = leaveAtPlaces.find((each) => each === leaveAt);
  const refused = (field: string) => ({ choices: {}, field });
  // What a seller ships is shipped.
  if (channel === 'SHIPPING') return refused('channel');
  if (handOver != null && handOver !== 'ATTENDED' && handOver !== 'UNATTENDED') return refused('handOver');
  if (leaveAt != null && place === undefined) return refused('leaveAt');
  if (isLongerThan(instructions ?? '', 200)) return refused('instructions');
  if (typed && phone === null) return refused('phone');
  if (tipCents != null && (tipCents < 0 || tipCents > 10_000)) return refused('tipCents');
  if (snapCents != null && snapCents < 0) return refused('snapCents');
  if ((addressId?.length ?? 0) > 64) return refused('addressId');
  if ((paymentId?.length ?? 0) > 32) return refused('paymentId');
  if ((poNumber?.length ?? 0) > 1000) return refused('poNumber');
  const choices = {
    ...(channel == null ? {} : { channel }),
    ...(handOver == null ? {} : { handOver }),
    ...(addressId == null ? {} : { addressId }),
    ...(place === undefined ? {} : { leaveAt: place }),
    ...(instructions == null ? {} : { instructions: instructions.trim() || null }),
    ...(phone == null ? {} : { phone: phone || null }),
    ...(paymentId == null ? {} : { paymentId }),
    ...(tipCents == null ? {} : { tipCents }),
    ...(snapCents == null ? {} : { ebtCents: snapCents }),
    ...(poNumber == null ? {} : { poNumber }),
  };
  return { choices, field: null };
}
