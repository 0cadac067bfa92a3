/** An item of the page row: a page, or a gap, named by the page after it. */
export type PageSlot = { page: number } | { gapBefore: number };

/** The first, the last, the current page and its neighbors; a single page left out is shown instead of a gap. */
export function pageSlots(page: number, pages: number): PageSlot[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(near)].sort((one, other) => one - other);
  return shown.flatMap((one, index): PageSlot[] => {
    const left = one - (shown[index - 1] ?? 0) - 1;
    if (left === 0) return [{ page: one }];
    if (left === 1) return [{ page: one - 1 }, { page: one }];
    return [{ gapBefore: one }, { page: one }];
  });
}
