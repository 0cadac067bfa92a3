/** What suits most groceries of which nothing is known: few are used up in a week. */
const unknown = 2;

/**
 * The frequency to begin with: the one nearest to how often the household buys it.
 * @param usual every so many weeks; null if it isn't known
 */
export function nearestWeeks(frequencies: readonly { weeks: number }[], usual: number | null): number {
  const wanted = usual ?? unknown;
  const [nearest] = frequencies.toSorted((a, b) => Math.abs(a.weeks - wanted) - Math.abs(b.weeks - wanted));
  return nearest?.weeks ?? wanted;
}
