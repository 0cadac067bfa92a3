import { useEffect, useState } from 'react';

interface DraftArgs<View, Counted> {
  isOpen: boolean;
  /** What the page shows: where each draft begins. */
  view: View;
  shown: Counted;
  /** Equal for views that find the same. */
  keyOf: (view: View) => string;
  /** What a view would find; nothing if it can't be counted. */
  count: (view: View) => Promise<Counted | null | undefined>;
}

/** Waits until choosing has settled, in milliseconds. */
const debounceMs = 200;

/**
 * A view that is put together before it is opened, and how much it would find; `totalCount` is null when that couldn't be
 * counted. What was counted last stays until the next answer; each opening begins with what the page shows.
 */
export function useDraft<View, Counted extends object>({
  isOpen,
  view,
  shown,
  keyOf,
  count,
}: DraftArgs<View, Counted>) {
  type Known = Omit<Counted, 'totalCount'> & { totalCount: number | null };
  const known = shown as unknown as Known;
  const [{ draft, counted, wasOpen }, setState] = useState({ draft: view, counted: known, wasOpen: isOpen });
  if (isOpen !== wasOpen)
    setState((before) => ({ ...(isOpen ? { draft: view, counted: known } : before), wasOpen: isOpen }));
  const key = keyOf(draft);
  const isUnchanged = key === keyOf(view);
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    const keep = (found: Counted | null | undefined) => {
      if (isOver) return;
      setState((before) => ({
        ...before,
        counted: (found as unknown as Known | null | undefined) ?? { ...before.counted, totalCount: null },
      }));
    };
    if (isUnchanged) return keep(shown);
    const timer = setTimeout(() => void count(draft).then(keep, () => keep(null)), debounceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one count for each view.
  }, [key, isOpen]);
  const change = (next: View) => setState((before) => ({ ...before, draft: next }));
  return { draft, change, counted };
}
