import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { FieldError } from '../../../app/data/query.ts';
import { queryOrKeep } from '../../../app/data/query-or-keep.ts';
import type { ProductList_ProductsFragment } from './ProductList.generated.ts';
import { densitySwitch } from './filters/parts.ts';
import { elsewhere, nothingFits, nothingFound } from './nothing/parts.ts';

/** What a list's loader gives its screen, beside the answer. */
export interface ListLoaderData {
  /** Origin of the page's address. */
  origin: string;
  errors: FieldError[];
}

/** Asks for a list of products; where nothing comes back in the browser, what is shown stays. */
export async function loadList<Data, Variables extends OperationVariables>(
  args: LoaderFunctionArgs,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<ListLoaderData & { data: Data | undefined }> {
  const { origin } = new URL(args.request.url);
  if (import.meta.env.SSR) await densitySwitch.load();
  return { origin, ...(await queryOrKeep(args, document, variables, 'search')) };
}

/** Loads what a page without products shows: its code, what comes close, and who asks for it. @param text what was searched for */
export async function loadNothing(
  args: LoaderFunctionArgs,
  products: ProductList_ProductsFragment | null | undefined,
  text = '',
): Promise<void> {
  if (products?.otherStores.length) await elsewhere.load();
  if (products?.totalCount !== 0) return;
  const [{ loadWaysOn }] = await Promise.all([
    import('./nothing/load-ways-on.ts'),
    nothingFound.load(),
    nothingFits.load(),
  ]);
  await loadWaysOn(args, products, text);
}

/** For the browser that takes such a page over: its code. */
export async function prepareNothing(
  products: Pick<ProductList_ProductsFragment, 'totalCount' | 'otherStores'> | null | undefined,
): Promise<void> {
  if (products?.otherStores.length) await elsewhere.load();
  if (products?.totalCount === 0) await Promise.all([nothingFound.load(), nothingFits.load()]);
}
