import type { SwapResolvers } from '../../../generated/resolvers.ts';
import { money } from '../../../shared/money.ts';
import type { SwapModel } from '../models.ts';
import type { Why } from '../../cart/rules/quoted.ts';
import { offerFacts } from '../../cart/published.ts';
import { orderedName } from '../rules/order-lines.ts';
import { swapWords, touches } from '../rules/swaps.ts';
import { productOf } from './order.ts';
import type { Language } from '../../../shared/language.ts';

/** As many as are offered instead. */
const mostChoices = 6;

const said = ({ order, line, swap }: SwapModel, language: Language) => swapWords({ ...line, swap }, order, language);

export const Swap: SwapResolvers = {
  id: ({ line }) => line.entryId,
  text: (swap, _, { language }) => said(swap, language).text,
  orderedName: ({ line }) => orderedName(line),
  orderedText: (swap, _, { language }) => said(swap, language).orderedText,
  orderedProduct: ({ order, line }, _, context) => productOf(order, line.itemId, context),
  packedProductId: ({ swap }) => swap.itemId,
  packedName: ({ swap }) => swap.name,
  packedText: (swap, _, { language }) => said(swap, language).packedText,
  packedWas(swap, _, { language }) {
    const { packedWasCents } = said(swap, language);
    return packedWasCents === null ? null : money(packedWasCents);
  },
  packedProduct: ({ order, swap }, _, context) => productOf(order, swap.itemId, context),
  payText: (swap, _, { language }) => said(swap, language).payText,
  decision: ({ swap }) => swap.decision,
  decisionText: (swap, _, { language }) => said(swap, language).decisionText,
  canDecide: ({ swap }) => swap.canDecide,
  untilText: (swap, _, { language }) => said(swap, language).untilText,
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
  giveBackText: (swap, _, { language }) => said(swap, language).giveBackText,
};
