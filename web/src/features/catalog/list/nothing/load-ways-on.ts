import type { LoaderFunctionArgs } from 'react-router-dom';
import { query } from '../../../../app/data/query.ts';
import { StockAskDocument } from './ask/StockAsk.generated.ts';
import { CloseProductsDocument } from './CloseProducts.generated.ts';
import { closeInput } from './close-products.ts';
import type { NothingFound_ProductsFragment } from './NothingFound.generated.ts';

/** Asks for what comes close to a search that finds nothing, and who asks the store for it. Without them the page has its other ways on. */
export async function loadWaysOn(
  args: LoaderFunctionArgs,
  products: NothingFound_ProductsFragment,
  text: string,
): Promise<void> {
  const input = closeInput(products);
  await Promise.allSettled([
    input && query(args, CloseProductsDocument, { input }),
    text !== '' && query(args, StockAskDocument, { text }),
  ]);
}
