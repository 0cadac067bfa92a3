import { type DocumentNode, getOperationAST, GraphQLError } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { texts } from '../texts/index.ts';

/**
 * A page that was drawn for one shopper stays open in its tab while another signs in: what it asks to change isn't the
 * other one's wish (N-58). Only changes are looked at; what is only read is drawn anew once the tab knows.
 * @returns the refusal, OTHER_SHOPPER with status 409; null for everything that may go on
 */
export async function otherShopperDoor(
  document: DocumentNode,
  operationName: string | null,
  { pageShopper, session, language }: Pick<GatewayContext, 'pageShopper' | 'session' | 'language'>,
): Promise<GraphQLError | null> {
  if (pageShopper === null || getOperationAST(document, operationName)?.operation !== 'mutation') return null;
  const shopper = await session.shopper();
  if (!shopper || shopper.customerId === pageShopper) return null;
  return new GraphQLError(texts[language].otherShopper, { extensions: { code: 'OTHER_SHOPPER', status: 409 } });
}
