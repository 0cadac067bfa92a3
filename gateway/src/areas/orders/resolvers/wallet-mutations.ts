import type { MutationResolvers } from '../../../generated/resolvers.ts';
import { userErrorsOf } from '../../../upstream/user-errors.ts';
import { cartsOf } from '../../cart/published.ts';
import { isPaymentId, longestAddress } from '../rules/wallets.ts';
import { cartRef } from './checkout-of.ts';
import { changesOf, checkoutNow, codes, refusal, words } from './checkout-refusals.ts';

/** Paying with a wallet on the shopper's device (N-64). Guests may, as they may choose how to pay. */
export const walletMutations: Pick<MutationResolvers, 'keepWalletPayment' | 'openWalletSession'> = {
  async keepWalletPayment(_, { input: { cartId, clientRequestId, ...confirmed } }, context) {
    const { language, sources } = context;
    const nothing = { card: null, changes: null };
    const ref = cartRef(context, cartId);
    if (ref === null) return { ...nothing, checkout: null, userErrors: [refusal('CART_NOT_FOUND', language)] };
    if (!isPaymentId(confirmed.paymentId)) {
      const userErrors = [refusal('PAYMENT_NOT_OFFERED', language, 'paymentId')];
      return { ...nothing, checkout: await checkoutNow(context, cartId), userErrors };
    }
    // A guest's cart that came along with the sign-in is merged before it's paid for (N-6).
    await cartsOf(context);
    try {
      const { card } = await sources.orders.keepWallet(ref, confirmed, clientRequestId);
      return { ...nothing, card, checkout: null, userErrors: [] };
    } catch (error) {
      const userErrors = userErrorsOf(error, codes, words[language], language);
      const checkout = await checkoutNow(context, cartId);
      return { ...nothing, changes: changesOf(error, checkout?.cart ?? null, language), checkout, userErrors };
    }
  },

  async openWalletSession(_, { input: { paymentId, validationUrl, clientRequestId } }, context) {
    const { language, origin, sources } = context;
    // A host that isn't known to be the site's is registered with no wallet.
    if (origin === null || !isPaymentId(paymentId))
      return { session: null, userErrors: [refusal('PAYMENT_NOT_OFFERED', language, 'paymentId')] };
    if (validationUrl.length > longestAddress)
      return { session: null, userErrors: [refusal('INVALID', language, 'validationUrl')] };
    try {
      const asked = { paymentId, validationUrl, domain: new URL(origin).hostname };
      const { session } = await sources.orders.openWalletSession(asked, clientRequestId);
      return { session, userErrors: [] };
    } catch (error) {
      return { session: null, userErrors: userErrorsOf(error, codes, words[language], language) };
    }
  },
};
