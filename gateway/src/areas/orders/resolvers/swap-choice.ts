import type { SwapChoiceResolvers } from '../../../generated/resolvers.ts';
import { choiceText } from '../rules/swaps.ts';
import { productOf } from './order.ts';

export const SwapChoice: SwapChoiceResolvers = {
  id: ({ choice }) => choice.itemId,
  name: ({ choice }) => choice.name,
  text: ({ choice, line }, _, { language }) => choiceText(choice, line.ordered.weight !== null, language),
  product: ({ order, choice }, _, context) => productOf(order, choice.itemId, context),
};
