interface Wallet {
  entries: number;
  limit: number | null;
  costPoints: number;
  balance: number | null;
}

/** How many entries can be bought now, given the household's limit and points. */
export function mostEntries({ entries, limit, costPoints, balance }: Wallet): number {
  const allowed = limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - entries);
  const affordable =
    balance === null || costPoints === 0 ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(balance / costPoints));
  return Math.min(allowed, affordable, 100);
}
