import type { SwapResolvers } from '../../../generated/resolvers.ts';
import { money } from '../../../shared/money.ts';
import type { SwapModel } from '../models.ts';
import { swapWords } from '../rules/swaps.ts';
import { productOf } from './order.ts';

const said = ({ order, line, swap }: SwapModel) => swapWords({ ...line, swap }, order);

export const Swap: SwapResolvers = {
  id: ({ line }) => line.entryId,
  text: (swap) => said(swap).text,
  orderedName: ({ line }) => line.name,
  orderedText: (swap) => said(swap).orderedText,
  orderedProduct: ({ order, line }, _, context) => productOf(order, line.itemId, context),
  packedProductId: ({ swap }) => swap.itemId,
  packedName: ({ swap }) => swap.name,
  packedText: (swap) => said(swap).packedText,
  packedWas(swap) {
    const { packedWasCents } = said(swap);
    return packedWasCents === null ? null : money(packedWasCents);
  },
  packedProduct: ({ order, swap }, _, context) => productOf(order, swap.itemId, context),
  payText: (swap) => said(swap).payText,
  decision: ({ swap }) => swap.decision,
  decisionText: (swap) => said(swap).decisionText,
  canDecide: ({ swap }) => swap.canDecide,
  untilText: (swap) => said(swap).untilText,
  giveBackText: (swap) => said(swap).giveBackText,
};
