import { CombinedGraphQLErrors, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { data as response, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { apolloContext } from './apollo.ts';
import { sessionEnded } from './session.ts';

/** Why a field is null: where (`me.playAndEarn.programs`), the shopper's text, the code and the correlation id. */
export interface FieldError {
  path: string;
  message: string;
  code: string;
  correlationId?: string;
}

/** Thrown by loaders; an error boundary reads it from `useRouteError().data`. */
export interface PageFailure {
  reason: 'SESSION_ENDED' | 'UNAVAILABLE';
  message?: string;
  signInPath?: string;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function fieldError(error: GraphQLFormattedError): FieldError {
  const correlationId = text(error.extensions?.['correlationId']);
  return {
    path: (error.path ?? []).join('.'),
    message: error.message,
    code: text(error.extensions?.['code']) ?? 'UNKNOWN',
    ...(correlationId ? { correlationId } : {}),
  };
}

/**
 * Runs a screen's operation in its loader. The data goes into the cache, where the screen's generated suspense hook
 * finds it; give `errors` back from the loader so that the screen can say why a field is null.
 *
 * @throws a redirect to the sign-in path when a `@signedIn` field was refused (G-63..G-67, G-69); in the browser, when
 *   the session has ended, a 401 page under the session-timeout dialog, the first time (S-109, T-21).
 * @throws a 503 page when nothing came back at all.
 */
export async function query<Data, Variables extends OperationVariables>(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  document: TypedDocumentNode<Data, Variables>,
  variables?: NoInfer<Variables>,
): Promise<{ data: Data; errors: FieldError[] }> {
  const { pathname, search } = new URL(request.url);
  const { data, error } = await context.get(apolloContext).query<Data>({
    query: document as TypedDocumentNode<Data>,
    ...(variables ? { variables } : {}),
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
    context: { headers: { 'x-page-path': `${pathname}${search}` }, isLoader: true },
  });
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const refusal = errors.find((e) => e.extensions?.['code'] === 'UNAUTHENTICATED');
  if (refusal) {
    const signInPath = text(refusal.extensions?.['signInPath']) ?? '/account/sign-in.html';
    const ended = refusal.extensions?.['session'] === 'EXPIRED' && sessionEnded(signInPath);
    if (!ended) throw redirect(signInPath);
    throw response({ reason: 'SESSION_ENDED', signInPath } satisfies PageFailure, { status: 401 });
  }
  if (!data) {
    const message = errors[0]?.message;
    throw response({ reason: 'UNAVAILABLE', ...(message ? { message } : {}) } satisfies PageFailure, { status: 503 });
  }
  return { data: data as Data, errors: errors.map(fieldError) };
}

/** The error that made the field at `path` null, by the path's beginning: `me.playAndEarn.programs`. */
export const errorAt = (errors: readonly FieldError[], path: string): FieldError | undefined =>
  errors.find((error) => error.path === path || path.startsWith(`${error.path}.`));
