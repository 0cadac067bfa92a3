import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type FieldError, query } from '../../../app/data/query.ts';
import { serverAnswersContext } from '../../../app/data/server-answers.ts';
import type { ProductList_ProductsFragment } from './ProductList.generated.ts';
import { nothingFound } from './nothing/parts.ts';

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

/** Loads what a page without products shows: its code, and what comes close. */
export async function loadNothing(
  args: LoaderFunctionArgs,
  products: ProductList_ProductsFragment | null | undefined,
): Promise<void> {
  if (products?.totalCount !== 0) return;
  const [{ loadCloseProducts }] = await Promise.all([import('./nothing/close-products.ts'), nothingFound.load()]);
  await loadCloseProducts(args, products);
}

/** For the browser that takes such a page over: its code. */
export async function prepareNothing(
  products: Pick<ProductList_ProductsFragment, 'totalCount'> | null | undefined,
): Promise<void> {
  if (products?.totalCount === 0) await nothingFound.load();
}
