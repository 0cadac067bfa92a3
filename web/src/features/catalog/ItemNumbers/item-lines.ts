/** An item number, and how many cases of it. */
export interface ItemLine {
  productId: string;
  quantity: number;
}

/** As many lines as go into a cart at once. */
const mostLines = 50;
/** More cases of one item than this are a slip of the finger. */
const mostCases = 99;

/**
 * The lines of a pasted list: an item number, and how many cases, parted by anything but digits; one case if none are named.
 * An item that is named twice is added up. What has no item number is left out, as headings are.
 */
export function itemLines(text: string): ItemLine[] {
  const cases = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, productId, count = '1'] = /^\D*?(\d{5,14})(?:\D+(\d{1,4}))?/.exec(line) ?? [];
    const quantity = Number(count);
    if (productId === undefined || quantity === 0) continue;
    cases.set(productId, Math.min((cases.get(productId) ?? 0) + quantity, mostCases));
  }
  return [...cases].slice(0, mostLines).map(([productId, quantity]) => ({ productId, quantity }));
}
