import { CombinedGraphQLErrors, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { data as response, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { screens } from '../routing/paths.ts';
import { apolloContext } from './apollo.ts';
import { changesAnswered, isOnServer, isShown, knownData, noteAnswer } from './answers.ts';
import { serverAnswersContext } from './server-contexts.ts';
import { isConnectionLost, untilRetried } from '../loading/connection.ts';
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

/** What a field of the answer is, by the path of an error. */
const valueAt = (data: unknown, path: readonly (string | number)[] = []): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown> | null | undefined)?.[step], data);

/**
 * Runs a screen's operation in its loader. The data goes into the cache, where the screen's generated hook finds it; give
 * `errors` back from the loader so that the screen can say why a field is null. What is known of a field that fails stays:
 * the page then says how old it is. Without a connection the loader waits until there is one, and so does the navigation.
 *
 * @throws a redirect to the sign-in path when a `@signedIn` field was refused (G-63..G-67, G-69); in the browser, when
 *   the session has ended, a 401 page under the session-timeout dialog, the first time (S-109, T-21). A page that is
 *   refreshed stays as it is under the dialog.
 * @throws a 503 page when nothing came back at all, or nothing of the shopper whose page it is.
 * @throws a 404 page when what was asked for has a name that nothing can have.
 */
export async function query<Data, Variables extends OperationVariables>(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  document: TypedDocumentNode<Data, Variables>,
  variables?: NoInfer<Variables>,
): Promise<{ data: Data; errors: FieldError[] }> {
  const { context, request } = args;
  const server = context.get(serverAnswersContext);
  const { pathname, search } = new URL(request.url);
  const keeper = server ?? context.get(apolloContext);
  let changes = 0;
  const { data, error } = isOnServer(keeper)
    ? await keeper.ask(document, variables)
    : await newest(() => {
        changes = changesAnswered();
        return keeper.query<Data>({
          query: document as TypedDocumentNode<Data>,
          ...(variables ? { variables } : {}),
          errorPolicy: 'all',
          fetchPolicy: 'network-only',
          context: { headers: { 'x-page-path': `${pathname}${search}` }, isLoader: true },
        });
      });
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const refusal = errors.find((e) => e.extensions?.['code'] === 'UNAUTHENTICATED');
  const stays = isShown(keeper, document, variables);
  if (refusal) {
    const signInPath = text(refusal.extensions?.['signInPath']) ?? screens.signIn;
    const ended = (stays || refusal.extensions?.['session'] === 'EXPIRED') && sessionEnded(signInPath);
    if (!ended) throw redirect(signInPath);
    if (!stays) throw response({ reason: 'SESSION_ENDED', signInPath } satisfies PageFailure, { status: 401 });
  }
  // What nothing can be called is not there.
  if (!data && errors.some((e) => e.extensions?.['code'] === 'BAD_USER_INPUT')) throw response(null, { status: 404 });
  const before = error ? knownData(keeper, document, variables) : undefined;
  const known = (stays ? before : undefined) ?? (data as Data | undefined) ?? before;
  // A page of the shopper's own has nothing to show when nothing of the shopper is known.
  if (!known || (known as { me?: unknown }).me === null) {
    if (isConnectionLost(error)) {
      await untilRetried(request.signal);
      return query(args, document, variables);
    }
    const signInAway = errors.find((e) => e.extensions?.['code'] === 'SIGN_IN_UNAVAILABLE');
    const message = (signInAway ?? errors[0])?.message;
    throw response({ reason: 'UNAVAILABLE', ...(message ? { message } : {}) } satisfies PageFailure, { status: 503 });
  }
  const missing = errors.filter(({ path }) => (valueAt(known, path) ?? null) === null);
  // What is missing says so in its own place; what has been kept is said by the page.
  const isStale = error !== undefined && (errors.length === 0 || missing.length < errors.length);
  noteAnswer(keeper, document, variables, { data: known, isStale, changes });
  return { data: known, errors: missing.map(fieldError) };
}

/** Answers what is asked, and asks again behind the page if a change was answered meanwhile: the cache may have lost it to what was older. */
async function newest<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const before = changesAnswered();
  const answer = await ask();
  if (changesAnswered() !== before) void newest(ask).catch(() => undefined);
  return answer;
}

/** Notes on the server that a loader's answer holds the answer to another operation, too, which the page reads. */
export function alsoAnswers<Data, Variables extends OperationVariables>(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  document: TypedDocumentNode<Data, Variables>,
  data: NoInfer<Data>,
): void {
  const server = context.get(serverAnswersContext);
  if (server) noteAnswer(server, document, undefined, { data, isStale: false });
}

/** The error that made the field at `path` null, by the path's beginning: `me.playAndEarn.programs`. */
export const errorAt = (errors: readonly FieldError[], path: string): FieldError | undefined =>
  errors.find((error) => error.path === path || path.startsWith(`${error.path}.`));
