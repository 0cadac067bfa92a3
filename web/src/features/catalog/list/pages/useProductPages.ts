import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../../../../app/loading/when-idle.ts';
import { historyKey } from '../../../../app/routing/history-entry.ts';
import { useListsTexts } from '../../../../messages/lists.ts';
import { useFurtherPages } from '../../../../ui/paging/useFurtherPages.ts';
import { listSearch, type ListView } from '../view/list-view.ts';
import type { ProductPage_ProductsFragment } from '../ProductList.generated.ts';
import { listRequest, type ListScope, productsBefore, productsPerStep, viewOfNextStep } from '../view/search-input.ts';

interface ProductPagesArgs {
  scope: ListScope;
  /** The view that the address shows, and its path. */
  view: ListView;
  pathname: string;
  /** What it shows; null when it couldn't be loaded. */
  first: ProductPage_ProductsFragment | null;
  /** Where the shopper shops: what was listed for another shop is gone. */
  shopId: string | null;
}

/** How further products are asked for: loads when the page has settled, since no first screen needs it. */
const further = () => import('./MoreProducts.generated.ts');

/**
 * The products of a list, step by step (S-252). The address goes along, so that a reload and Back find as many; a
 * product that has moved into a later step meanwhile is listed once.
 */
export function useProductPages({ scope, view, pathname, first, shopId }: ProductPagesArgs) {
  const texts = useListsTexts();
  const client = useApolloClient();
  const request = listRequest(scope, view);
  const before = productsBefore(view);
  const { pages, items, ...rest } = useFurtherPages<ProductPage_ProductsFragment>({
    of: JSON.stringify([shopId, request]),
    first,
    loadedText: (shown, total) => texts.loaded(before + shown, total),
    load: async (after) => {
      const variables = { input: request.input, first: productsPerStep, after };
      const { MoreProductsDocument } = await further();
      const { data } = await client.query({ query: MoreProductsDocument, variables, fetchPolicy: 'no-cache' });
      return data?.search;
    },
  });
  useEffect(() => whenIdle(() => void further().catch(() => undefined)), []);
  const cursors = new Map<number, string | null>([[before, view.after]]);
  let end = before;
  for (const page of pages) cursors.set((end += page.edges.length), page.pageInfo.endCursor);
  const cursorAt = (count: number) => cursors.get(count) ?? null;
  const here = listSearch(viewOfNextStep(view, end - productsPerStep, cursorAt));
  const hasGrown = pages.length > 1;
  const { key } = useLocation();
  useEffect(() => {
    // The router needn't know: nothing is to be loaded, and the entry in the history stays this one. What was chosen a
    // moment ago may have one of its own already, before it's drawn.
    if (hasGrown && historyKey() === key) window.history.replaceState(window.history.state, '', pathname + here);
  }, [hasGrown, key, pathname, here]);
  const products = [...new Map(items.map((product) => [product.id, product])).values()];
  return {
    ...rest,
    products,
    before,
    shown: end,
    next: viewOfNextStep(view, end, cursorAt),
    isFull: end % blockSize === 0,
  };
}

/** Products that come by themselves; after these the shopper asks for more, and reaches what stands below the list. */
const blockSize = 96;
