import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { isLongerThan, longestAnswer, tooLong } from './answer-size.ts';
import { costs, mostCost, tooDear } from './cost.ts';

/** Refuses an operation that costs too much before it runs, and an answer that is too long before it is made into text (T-100). */
export function operationLimits(schema: GraphQLSchema): ApolloServerPlugin<GatewayContext> {
  const costOf = costs(schema);
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ document, operation, request }) {
        if (!operation) return;
        const cost = costOf(document, operation, request.variables ?? {});
        if (cost > mostCost) throw tooDear(cost);
      },
      async willSendResponse({ response, contextValue }) {
        const { body, http } = response;
        if (body.kind !== 'single' || !isLongerThan(longestAnswer, body.singleResult.data)) return;
        const { message, extensions } = tooLong();
        const { correlationId } = contextValue;
        body.singleResult = { errors: [{ message, extensions: { ...extensions, correlationId } }] };
        http.status = 400;
      },
    }),
  };
}
