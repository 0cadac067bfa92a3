import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type FieldError, query } from '../../../app/data/query.ts';
import { serverAnswersContext } from '../../../app/data/server-answers.ts';

/** What a list's loader gives its screen, beside the answer. */
export interface ListLoaderData {
  /** Origin of the page's address. */
  origin: string;
  errors: FieldError[];
}

/**
 * Asks for a list. In the browser nothing is thrown when nothing came back: the screen then keeps what it shows and
 * says so. On the server there is nothing to keep.
 */
export async function loadList<Data, Variables extends OperationVariables>(
  args: LoaderFunctionArgs,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<ListLoaderData & { data: Data | undefined }> {
  const { origin } = new URL(args.request.url);
  try {
    return { origin, ...(await query(args, document, variables)) };
  } catch (thrown) {
    if (args.context.get(serverAnswersContext) || !isUnavailable(thrown)) throw thrown;
    const { data } = thrown;
    const failed = { path: 'search', message: data?.message ?? '', code: 'UNAVAILABLE' };
    return { origin, errors: [failed], data: undefined };
  }
}

/** Is it the page that stands for an answer that didn't come? */
const isUnavailable = (thrown: unknown): thrown is { data?: { message?: string } } =>
  (thrown as { init?: { status?: number } } | undefined)?.init?.status === 503;
