/** What a household took home of a product. */
export interface BasketLine {
  itemId: string;
  /** Packages. */
  quantity: number;
  /** Hundredths of a pound of a package; null if it isn't sold by weight. */
  weight: number | null;
}

/** What a household took home at once. */
export interface Basket {
  orderNumber: string;
  householdId: string;
  storeId: string;
  /** `YYYY-MM-DD`, the store's. */
  day: string;
  lines: readonly BasketLine[];
}

/** Each product once: what stands on several lines counts together, at its largest weight. */
export function mergedLines(lines: readonly BasketLine[]): BasketLine[] {
  const merged = new Map<string, BasketLine>();
  for (const line of lines) {
    const known = merged.get(line.itemId);
    const heaviest = Math.max(line.weight ?? 0, known?.weight ?? 0);
    merged.set(line.itemId, {
      ...line,
      quantity: line.quantity + (known?.quantity ?? 0),
      weight: heaviest === 0 ? null : heaviest,
    });
  }
  return [...merged.values()];
}
