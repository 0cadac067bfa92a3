import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useEffect, useRef, useState } from 'react';
import { useOrdersTexts } from '../../../messages/orders.ts';
import type { OrderList_OrdersFragment } from './OrderList.generated.ts';
import { MoreOrdersDocument } from './MoreOrders.generated.ts';

/** How many orders a page has. */
export const ordersPerPage = 10;

interface More {
  /** Which first page they follow. */
  of: string | null;
  pages: readonly OrderList_OrdersFragment[];
  state: 'idle' | 'busy' | 'failed';
}

/** The orders page by page. The focus stays on the button that loads; after the last page it goes to the first new order. */
export function useMoreOrders(first: OrderList_OrdersFragment) {
  const texts = useOrdersTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const of = first.pageInfo.endCursor;
  const [more, setMore] = useState<More>({ of, pages: [], state: 'idle' });
  if (more.of !== of) setMore({ of, pages: [], state: 'idle' });
  const firstNew = useRef<HTMLLIElement>(null);
  const pages = [first, ...more.pages];
  const { hasNextPage, endCursor } = pages.at(-1)!.pageInfo;
  const last = more.pages.at(-1);

  useEffect(() => {
    if (last && !last.pageInfo.hasNextPage) firstNew.current?.querySelector<HTMLElement>('a')?.focus();
  }, [last]);

  const loadMore = async (): Promise<void> => {
    const change = (next: (before: More) => Partial<More>) =>
      setMore((before) => (before.of === of ? { ...before, ...next(before) } : before));
    change(() => ({ state: 'busy' }));
    const { data } = await client
      .query({
        query: MoreOrdersDocument,
        variables: { first: ordersPerPage, after: endCursor },
        fetchPolicy: 'network-only',
      })
      .catch(() => ({ data: undefined }));
    const page = data?.orders;
    if (!page) return change(() => ({ state: 'failed' }));
    change((before) => ({ state: 'idle', pages: [...before.pages, page] }));
    announce(texts.loaded(page.edges.length));
  };

  // An order that has moved into a later page meanwhile is listed once.
  const orders = [...new Map(pages.flatMap(({ edges }) => edges.map(({ node }) => [node.id, node]))).values()];
  return {
    orders,
    after: hasNextPage ? endCursor : null,
    state: more.state,
    loadMore,
    focus: { id: last?.edges[0]?.node.id, ref: firstNew },
  };
}
