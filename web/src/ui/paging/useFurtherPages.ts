import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useEffect, useRef, useState } from 'react';

interface PageOfList {
  edges: readonly { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

interface Further<Page> {
  of: string;
  pages: readonly Page[];
  state: 'idle' | 'busy' | 'failed';
}
const none = (of: string): Further<never> => ({ of, pages: [], state: 'idle' });

interface FurtherPagesArgs<Page> {
  /** What is listed; a different list starts from its first page. */
  of: string;
  /** null if it couldn't be loaded. */
  first: Page | null;
  load: (after: string | null) => Promise<Page | null | undefined>;
  /** How many are shown, in words, for screen readers. */
  loadedText: (shown: number, total: number) => string;
}

/**
 * A list page by page, from its first page on. The focus stays on the button that loads; with the last page there is no
 * button any more, and the focus goes to the first of the new rows.
 */
export function useFurtherPages<Page extends PageOfList>({ of, first, load, loadedText }: FurtherPagesArgs<Page>) {
  const announce = useAnnounce();
  const [further, setFurther] = useState<Further<Page>>(() => none(of));
  if (further.of !== of) setFurther(none(of));
  const firstNewRow = useRef<HTMLLIElement>(null);
  const pages: Page[] = first ? [first, ...further.pages] : [];
  const items: Page['edges'][number]['node'][] = pages.flatMap(({ edges }) => edges.map(({ node }) => node));
  const last = pages.at(-1)?.pageInfo;
  const hasMore = last?.hasNextPage ?? false;

  useEffect(() => {
    if (further.pages.length > 0 && !hasMore) firstNewRow.current?.focus();
  }, [further.pages, hasMore]);

  const loadMore = async (): Promise<void> => {
    const change = (next: (before: Further<Page>) => Partial<Further<Page>>) =>
      setFurther((before) => (before.of === of ? { ...before, ...next(before) } : before));
    change(() => ({ state: 'busy' }));
    const page = await load(last?.endCursor ?? null).catch(() => null);
    if (!page) return change(() => ({ state: 'failed' }));
    change((before) => ({ state: 'idle', pages: [...before.pages, page] }));
    announce(loadedText(items.length + page.edges.length, page.totalCount));
  };

  const focus = { id: further.pages.at(-1)?.edges[0]?.node.id ?? '', ref: firstNewRow };
  return { pages, items, hasMore, state: further.state, loadMore, focus };
}
