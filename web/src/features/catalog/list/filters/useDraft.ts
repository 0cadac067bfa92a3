import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CountProductsDocument } from './CountProducts.generated.ts';
import type { ListFacets } from './Facets.tsx';
import { fromStart, listSearch, type ListView } from '../view/list-view.ts';
import { type ListScope, searchInput } from '../view/search-input.ts';

interface Counted {
  /** null when it couldn't be counted. */
  totalCount: number | null;
  facets: ListFacets;
}

interface DraftArgs {
  isOpen: boolean;
  scope: ListScope;
  /** What the page shows: where each draft begins. */
  view: ListView;
  shown: Counted;
}

/** Waits until choosing has settled, in milliseconds. */
const debounceMs = 200;

/**
 * A view that is put together before it is opened, and how many products it would show. What was counted last stays
 * until the next answer; each opening begins with what the page shows.
 */
export function useDraft({ isOpen, scope, view, shown }: DraftArgs) {
  const client = useApolloClient();
  const [{ draft, counted, wasOpen }, setState] = useState<{ draft: ListView; counted: Counted; wasOpen: boolean }>({
    draft: view,
    counted: shown,
    wasOpen: isOpen,
  });
  if (isOpen !== wasOpen)
    setState((before) => ({ ...(isOpen ? { draft: view, counted: shown } : before), wasOpen: isOpen }));
  const search = listSearch(fromStart(draft));
  const isUnchanged = search === listSearch(fromStart(view));
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    const keep = (found: Counted | null | undefined) => {
      if (!isOver) setState((before) => ({ ...before, counted: found ?? { ...before.counted, totalCount: null } }));
    };
    if (isUnchanged) return keep(shown);
    const count = async () => {
      const variables = { input: searchInput(scope, draft) };
      const answer = await client
        .query({ query: CountProductsDocument, variables, fetchPolicy: 'no-cache' })
        .catch(() => undefined);
      keep(answer?.data?.search);
    };
    const timer = setTimeout(() => void count(), debounceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one count for each view.
  }, [search, isOpen]);
  const change = (next: ListView) => setState((before) => ({ ...before, draft: fromStart(next) }));
  return { draft, change, counted };
}
