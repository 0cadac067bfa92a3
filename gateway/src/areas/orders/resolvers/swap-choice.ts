import type { SwapChoiceResolvers } from '../../../generated/resolvers.ts';
import { choiceText } from '../rules/swaps.ts';
import { nameIn, productOf } from './named-line.ts';

export const SwapChoice: SwapChoiceResolvers = {
  id: ({ choice }) => choice.itemId,
  name: ({ order, choice }, _, context) => nameIn(order, choice.itemId, choice.name, context),
  text: ({ choice, line }, _, { language }) => choiceText(choice, line.ordered.weight !== null, language),
  product: ({ order, choice }, _, context) => productOf(order, choice.itemId, context),
};
