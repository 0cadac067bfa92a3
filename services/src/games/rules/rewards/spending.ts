/** Cents of a credit. */
interface Part {
  /** Of the credit. */
  id: string;
  cents: number;
}

/**
 * What has to be taken from credits, or given back to them, so that an order spends exactly `cents`: taken from the first to
 * expire, given back to the last that was taken. @returns cents by credit, negative if taken; null if there are too few
 */
export function spendingOf(
  credits: readonly { id: string; left: number }[],
  spent: readonly Part[],
  cents: number,
): Part[] | null {
  let due = cents - spent.reduce((sum, part) => sum + part.cents, 0);
  const moves: Part[] = [];
  for (const { id, left } of credits) {
    const taken = Math.min(Math.max(due, 0), left);
    if (taken > 0) moves.push({ id, cents: -taken });
    due -= taken;
  }
  if (due > 0) return null;
  for (const part of spent.toReversed()) {
    const returned = Math.min(Math.max(-due, 0), part.cents);
    if (returned > 0) moves.push({ id: part.id, cents: returned });
    due += returned;
  }
  return moves;
}
