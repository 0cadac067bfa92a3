import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { isOwnFault, signInUnavailable } from '../errors.ts';

/** Completes the errors of an answer with what only the visit knows, and logs those that are faults of ours. */
export const answerErrors: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: async () => ({
    async didEncounterErrors({ errors, contextValue }) {
      for (const error of errors)
        if (isOwnFault(error))
          contextValue.log.error({ err: error.originalError ?? error, path: error.path }, 'field failed');
    },
    async willSendResponse({ response: { body }, contextValue }) {
      if (body.kind !== 'single' || !body.singleResult.errors) return;
      const { errors } = body.singleResult;
      body.singleResult.errors = await Promise.all(errors.map((error) => completed(error, contextValue)));
    },
  }),
};

async function completed(error: GraphQLFormattedError, context: GatewayContext): Promise<GraphQLFormattedError> {
  const extensions = { correlationId: context.correlationId, ...error.extensions };
  if (error.extensions?.['code'] !== 'UNAUTHENTICATED' || 'signInPath' in extensions) return { ...error, extensions };
  // A service refused the token, and renewing it did not help (T-21).
  const { signInPath, session } = await context.session.viewer();
  if (session === 'UNAVAILABLE') {
    const { message, extensions: unavailable } = signInUnavailable();
    return { ...error, message, extensions: { ...extensions, ...unavailable } };
  }
  return { ...error, extensions: { ...extensions, signInPath, session: 'EXPIRED' } };
}
