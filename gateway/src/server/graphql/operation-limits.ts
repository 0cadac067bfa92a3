import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import type { OperationClass, OperationRates } from '../limits/operation-rates.ts';
import { texts } from '../texts.ts';
import { isLongerThan, longestAnswer, tooLong } from './answer-size.ts';
import { costs, mostCost, tooDear } from './cost.ts';

/** Changes that try a way in; they have a limit of their own. */
const signIns: ReadonlySet<string> = new Set(['startSignIn', 'verifySignInCode', 'signInAsDemoShopper']);

/**
 * Refuses an operation that costs too much, or changes of a viewer or an address that come too fast, before it runs;
 * and an answer that is too long, before it is made into text (T-100, T-101).
 */
export function operationLimits(schema: GraphQLSchema, rates: OperationRates): ApolloServerPlugin<GatewayContext> {
  const costOf = costs(schema);
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ document, operation, request, contextValue: { caller } }) {
        if (!operation) return;
        const cost = costOf(document, operation, request.variables ?? {});
        if (cost > mostCost) throw tooDear(cost);
        if (operation.operation !== 'mutation' || caller === null) return;
        const seconds = await rates.take(classOf(operation), caller, operation.selectionSet.selections.length);
        if (seconds > 0) throw tooFast(seconds);
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

function classOf({ selectionSet }: OperationDefinitionNode): OperationClass {
  const isSignIn = selectionSet.selections.some((each) => each.kind === Kind.FIELD && signIns.has(each.name.value));
  return isSignIn ? 'signIn' : 'mutation';
}

/** 429 with Retry-After, in the shopper's words; nothing has run. */
function tooFast(seconds: number): GraphQLError {
  const http = { status: 429, headers: new HeaderMap([['retry-after', String(seconds)]]) };
  return new GraphQLError(texts.tooFast, {
    extensions: { code: 'RATE_LIMITED', status: 429, retryAfterSeconds: seconds, http },
  });
}
