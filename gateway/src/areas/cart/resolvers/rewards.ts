import type { GatewayContext } from '../../../context.ts';
import type { CartRewards, MutationResolvers } from '../../../generated/resolvers.ts';
import type { Cart } from '../../../generated/rest.ts';
import { cartOwner } from '../../../session/cart-owner.ts';
import { money } from '../../../shared/money.ts';
import { cartsFromNowOn, inOurWords, received } from '../visit-carts.ts';

/** Rewards that a cart can spend; null if there are none and none are spent. */
export const cartRewards = ({ rewards }: Pick<Cart, 'rewards'>): CartRewards | null =>
  rewards && (rewards.availableCents > 0 || rewards.isUsed)
    ? { available: money(rewards.availableCents), isUsed: rewards.isUsed }
    : null;

/** The payload of `useRewards` (N-35). */
export const useRewards: NonNullable<MutationResolvers['useRewards']> = async (
  _,
  { input: { cartId, use } },
  context: GatewayContext,
) => {
  try {
    const owner = await cartOwner(context);
    const answer = await context.sources.cart.useRewards(owner, cartId, use);
    return { carts: { answer: cartsFromNowOn(context, received(context, answer, owner)) } };
  } catch (error) {
    throw inOurWords(context, error);
  }
};
