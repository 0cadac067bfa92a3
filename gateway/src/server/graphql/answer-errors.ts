import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { isOwnFault, signInUnavailable } from '../errors.ts';

/** Logs the errors that are faults of ours. */
export function logFaults(errors: readonly GraphQLError[], { log }: Pick<GatewayContext, 'log'>): void {
  for (const error of errors)
    if (isOwnFault(error)) log.error({ err: error.originalError ?? error, path: error.path }, 'field failed');
}

/** Completes the errors of an answer with what only the visit knows. */
export const completed = (
  errors: readonly GraphQLFormattedError[],
  context: GatewayContext,
): Promise<GraphQLFormattedError[]> => Promise.all(errors.map((error) => completedError(error, context)));

async function completedError(error: GraphQLFormattedError, context: GatewayContext): Promise<GraphQLFormattedError> {
  const extensions = { correlationId: context.correlationId, ...error.extensions };
  if (error.extensions?.['code'] !== 'UNAUTHENTICATED' || 'signInPath' in extensions) return { ...error, extensions };
  // A service refused the token, and renewing it did not help (T-21).
  const { signInPath, session } = await context.session.viewer();
  if (session === 'UNAVAILABLE') {
    const { message, extensions: unavailable } = signInUnavailable(context.language);
    return { ...error, message, extensions: { ...extensions, ...unavailable } };
  }
  return { ...error, extensions: { ...extensions, signInPath, session: 'EXPIRED' } };
}
