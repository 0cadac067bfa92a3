import type { SwapChoiceResolvers } from '../../../generated/resolvers.ts';
import { choiceText } from '../rules/swaps.ts';
import { nameOf, productOf } from './order.ts';

export const SwapChoice: SwapChoiceResolvers = {
  id: ({ choice }) => choice.itemId,
  name: ({ order, choice }, _, context) => nameOf(order, choice.itemId, choice.name, context),
  text: ({ choice, line }, _, { language }) => choiceText(choice, line.ordered.weight !== null, language),
  product: ({ order, choice }, _, context) => productOf(order, choice.itemId, context),
};
