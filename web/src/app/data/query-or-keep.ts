import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type FieldError, query } from './query.ts';
import { serverAnswersContext } from './server-contexts.ts';

/**
 * Asks for a list. In the browser nothing is thrown when nothing came back: the screen then keeps what it shows and says
 * so. On the server there is nothing to keep.
 * @param path field that holds the list: `search`
 */
export async function queryOrKeep<Data, Variables extends OperationVariables>(
  args: LoaderFunctionArgs,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  path: string,
): Promise<{ data: Data | undefined; errors: FieldError[] }> {
  try {
    return await query(args, document, variables);
  } catch (thrown) {
    if (args.context.get(serverAnswersContext) || !isUnavailable(thrown)) throw thrown;
    return { errors: [{ path, message: thrown.data?.message ?? '', code: 'UNAVAILABLE' }], data: undefined };
  }
}

/** Is it the page that stands for an answer that didn't come? */
const isUnavailable = (thrown: unknown): thrown is { data?: { message?: string } } =>
  (thrown as { init?: { status?: number } } | undefined)?.init?.status === 503;
