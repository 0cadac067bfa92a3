import { GraphQLError } from 'graphql';
import type { MutationResolvers } from '../../../generated/resolvers.ts';
import { myListModel } from '../my-list-model.ts';
import { offersShop } from '../offers-shop.ts';
import { listChanges, listRefusals } from '../rules/list/changes.ts';

type ChangeMyList = NonNullable<MutationResolvers['changeMyList']>;

/** S-124, S-188. @throws GraphQLError BAD_USER_INPUT for more than can be sent, or what can't be meant */
export const changeMyList: ChangeMyList = async (_, { input: { clientRequestId, ...asked } }, context) => {
  const { language } = context;
  const wanted = listChanges(asked, language);
  if (typeof wanted === 'string')
    throw new GraphQLError(wanted, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
  const shop = await offersShop(context);
  const { offers } = context.sources;
  if (wanted.changes.length === 0)
    return { myList: myListModel(context, shop, await offers.myList(shop.storeId)), refused: wanted.refused };
  const answer = await offers.changeMyList(wanted.changes, shop.storeId, clientRequestId);
  return {
    myList: myListModel(context, shop, answer),
    refused: [...wanted.refused, ...listRefusals(answer, language)],
  };
};
