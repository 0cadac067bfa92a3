import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { listSearch, listView, type ListView } from './list-view.ts';

export interface ListControls {
  pathname: string;
  /** What the address shows. */
  address: ListView;
  /** What is chosen: the address's view, or the one that is loading. */
  view: ListView;
  isBusy: boolean;
  hrefOf: (view: ListView) => string;
  /** Opens a view in place: focus and scroll stay. */
  open: (view: ListView) => void;
}

const viewOf = (search: string): ListView => listView(new URLSearchParams(search));

/** The view that the address shows, and the way to others. What is chosen shows at once, before its products are there. */
export function useListView(): ListControls {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const nextSearch = next?.pathname === pathname ? next.search : null;
  const address = useMemo(() => viewOf(search), [search]);
  const view = useMemo(() => (nextSearch === null ? address : viewOf(nextSearch)), [address, nextSearch]);
  const hrefOf = useCallback((to: ListView) => pathname + listSearch(to), [pathname]);
  const open = useCallback(
    // Drawn at once: a box that is pressed must not wait for what else the page draws.
    (to: ListView) => void navigate(hrefOf(to), { preventScrollReset: true, flushSync: true }),
    [hrefOf, navigate],
  );
  return { pathname, address, view, isBusy: nextSearch !== null, hrefOf, open };
}
