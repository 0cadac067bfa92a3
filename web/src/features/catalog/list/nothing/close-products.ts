import type { LoaderFunctionArgs } from 'react-router-dom';
import { query } from '../../../../app/data/query.ts';
import type { SearchInput } from '../../../../graphql/schema-types.ts';
import { CloseProductsDocument } from './CloseProducts.generated.ts';
import type { NothingFound_ProductsFragment } from './NothingFound.generated.ts';

/** Where what comes close is looked for when a search finds nothing; null when nothing is known to come close. */
export const closeInput = ({ didYouMean, relatedDepartments }: NothingFound_ProductsFragment): SearchInput | null => {
  const [nearest] = relatedDepartments;
  if (didYouMean !== null) return { text: didYouMean };
  return nearest ? { departmentId: nearest.id } : null;
};

/** Asks for what comes close to a search that finds nothing. Without it the page has its other ways on. */
export async function loadCloseProducts(
  args: LoaderFunctionArgs,
  products: NothingFound_ProductsFragment,
): Promise<void> {
  const input = closeInput(products);
  if (input) await query(args, CloseProductsDocument, { input }).catch(() => undefined);
}
