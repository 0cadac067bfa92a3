import { GraphQLError } from 'graphql';
import type { GatewayContext } from '../../../context.ts';
import type { ClipProof, MutationResolvers, UserError } from '../../../generated/resolvers.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { couponsNow } from '../../offers/published.ts';
import { offerFacts } from '../offer-facts.ts';
import { clipProof } from '../rules/clip-words.ts';
import { texts } from '../texts/index.ts';
import { cartsOf, forgetCarts, inOurWords } from '../visit-carts.ts';

type ClipMutations = Pick<MutationResolvers, 'clipForCart' | 'undoClipForCart'>;

/** As many as one request may name. */
const most = 50;
const isCartId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);
const isClipId = (text: string): boolean => /^[A-Za-z0-9_-]{1,80}$/.test(text);

export const clipMutations: ClipMutations = {
  async clipForCart(_, { input: { cartId, clientRequestId } }, context) {
    if (!isCartId(cartId)) return payload(context, { error: 'CART_NOT_FOUND' });
    try {
      const answer = await context.sources.cart.clipCoupons(cartId, clientRequestId);
      const proof = clipProof(answer, await offerFacts(context, answer.changes), context.language);
      return await payload(context, { proof, couponIds: answer.clips.map(({ offerId }) => offerId) });
    } catch (error) {
      if (error instanceof UpstreamError && error.code === 'CART_NOT_FOUND')
        return payload(context, { error: 'CART_NOT_FOUND' });
      throw inOurWords(context, error);
    }
  },
  async undoClipForCart(_, { input: { clipIds, couponIds, clientRequestId } }, context) {
    const isSound = [clipIds, couponIds].every((ids) => ids.length > 0 && ids.length <= most && ids.every(isClipId));
    if (!isSound)
      throw new GraphQLError(texts[context.language].clips.unknown, {
        extensions: { code: 'BAD_USER_INPUT', status: 400 },
      });
    try {
      await context.sources.offers.unclip(clipIds, clientRequestId);
    } catch (error) {
      throw inOurWords(context, error);
    }
    return payload(context, { couponIds });
  },
};

interface Done {
  proof?: ClipProof | null;
  couponIds?: readonly string[];
  error?: 'CART_NOT_FOUND';
}

/** The carts and the coupons as they are after it. */
async function payload(context: GatewayContext, { proof = null, couponIds = [], error }: Done) {
  forgetCarts(context);
  const [carts, coupons] = await Promise.all([
    cartsOf(context).then(
      (answer) => ({ answer }),
      () => null,
    ),
    couponsNow(context, couponIds),
  ]);
  const userErrors: UserError[] = error
    ? [
        {
          code: error,
          message: texts[context.language].clips[error],
          reason: null,
          advice: null,
          field: null,
          limit: null,
        },
      ]
    : [];
  return { carts, proof, coupons, userErrors };
}
