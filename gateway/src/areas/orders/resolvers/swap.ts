import type { GatewayContext } from '../../../context.ts';
import type { SwapResolvers } from '../../../generated/resolvers.ts';
import { money } from '../../../shared/money.ts';
import type { SwapModel } from '../models.ts';
import type { Why } from '../../cart/rules/quoted.ts';
import { offerFacts } from '../../cart/published.ts';
import { orderedName } from '../rules/order-lines.ts';
import { swapWords, touches } from '../rules/swaps.ts';
import { namedLine, nameIn, productOf } from './named-line.ts';

/** As many as are offered instead. */
const mostChoices = 6;

/** The swap in words, with its products called in the shopper's language. */
async function said({ order, line, swap }: SwapModel, context: GatewayContext) {
  const named = await namedLine({ order, line: { ...line, swap } }, context);
  return swapWords({ ...named, swap: { ...swap, ...named.swap } }, order, context.language);
}

export const Swap: SwapResolvers = {
  id: ({ line }) => line.entryId,
  text: async (swap, _, context) => (await said(swap, context)).text,
  orderedName: async (model, _, context) => orderedName(await namedLine(model, context)),
  orderedText: async (swap, _, context) => (await said(swap, context)).orderedText,
  orderedProduct: ({ order, line }, _, context) => productOf(order, line.itemId, context),
  packedProductId: ({ swap }) => swap.itemId,
  packedName: ({ order, swap }, _, context) => nameIn(order, swap.itemId, swap.name, context),
  packedText: async (swap, _, context) => (await said(swap, context)).packedText,
  async packedWas(swap, _, context) {
    const { packedWasCents } = await said(swap, context);
    return packedWasCents === null ? null : money(packedWasCents);
  },
  packedProduct: ({ order, swap }, _, context) => productOf(order, swap.itemId, context),
  payText: async (swap, _, context) => (await said(swap, context)).payText,
  decision: ({ swap }) => swap.decision,
  decisionText: async (swap, _, context) => (await said(swap, context)).decisionText,
  canDecide: ({ swap }) => swap.canDecide,
  untilText: async (swap, _, context) => (await said(swap, context)).untilText,
  canChoose: ({ swap }) => swap.canChoose ?? false,
  async choices(given, _, { sources, log }) {
    const { order, line, swap } = given;
    if (!swap.canChoose) return [];
    try {
      const choices = await sources.orders.swapChoices(order.orderNumber, line.entryId);
      return choices.slice(0, mostChoices).map((choice) => ({ ...given, choice }));
    } catch (error) {
      log.warn({ err: error }, 'what can take the place of a swap could not be loaded');
      return null;
    }
  },
  touches: async ({ line }, _, context) => {
    const applied = line.applied.map((each) => ({ ...each, why: each.why as Why }));
    return touches(applied, await offerFacts(context, applied), context.language);
  },
  giveBackText: async (swap, _, context) => (await said(swap, context)).giveBackText,
};
