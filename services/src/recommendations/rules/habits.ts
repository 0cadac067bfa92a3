import type { Basket } from './basket.ts';

/** How a household buys a product. */
export interface Habit {
  itemId: string;
  timesBought: number;
  /** `YYYY-MM-DD`, the store's. */
  lastBought: string;
  /** Median days between purchases; null until there are two. */
  cadenceDays: number | null;
  /** Days since the last purchase in cadences (N-67): 1 is due today; 0 without a cadence. */
  due: number;
  /** Until it is due; negative is late; null without a cadence. */
  dueInDays: number | null;
  /** Packages of a usual purchase. */
  suggestedQuantity: number;
  /** Hundredths of a pound of a usual package; null if it isn't sold by weight. */
  selectedWeight: number | null;
}

/** What was due this often, and wasn't bought, isn't a habit anymore. */
export const forgottenAfter = 4;

/** How a household buys what it has bought (N-67). @param today the store's day */
export function habitsOf(baskets: readonly Basket[], today: Temporal.PlainDate): Habit[] {
  const byItem = new Map<string, Map<string, { quantity: number; weight: number | null }>>();
  for (const { day, lines } of baskets)
    for (const { itemId, quantity, weight } of lines) {
      const days = byItem.get(itemId) ?? new Map<string, { quantity: number; weight: number | null }>();
      const known = days.get(day);
      days.set(day, { quantity: quantity + (known?.quantity ?? 0), weight: weight ?? known?.weight ?? null });
      byItem.set(itemId, days);
    }
  return [...byItem].map(([itemId, days]) => habitOf(itemId, days, today));
}

function habitOf(
  itemId: string,
  bought: ReadonlyMap<string, { quantity: number; weight: number | null }>,
  today: Temporal.PlainDate,
): Habit {
  const days = [...bought.keys()].toSorted();
  const lastBought = days.at(-1)!;
  const since = daysBetween(lastBought, today.toString());
  const gaps = days.slice(1).map((day, at) => daysBetween(days[at]!, day));
  const cadenceDays = gaps.length === 0 ? null : Math.max(1, Math.round(median(gaps)));
  const weights = [...bought.values()].flatMap(({ weight }) => weight ?? []);
  return {
    itemId,
    timesBought: days.length,
    lastBought,
    cadenceDays,
    due: cadenceDays === null ? 0 : since / cadenceDays,
    dueInDays: cadenceDays === null ? null : cadenceDays - since,
    suggestedQuantity: Math.max(1, Math.floor(median([...bought.values()].map(({ quantity }) => quantity)))),
    selectedWeight: weights.length === 0 ? null : Math.round(median(weights)),
  };
}

/** What is bought again and again, and not forgotten: the most overdue first, then what is bought most often. */
export const inDueOrder = (habits: readonly Habit[]): Habit[] =>
  habits
    .filter(({ cadenceDays, due }) => cadenceDays !== null && due <= forgottenAfter)
    .toSorted(
      (one, other) =>
        other.due - one.due || other.timesBought - one.timesBought || (one.itemId < other.itemId ? -1 : 1),
    );

/** N-67: `due in 2 days`. */
export function dueReason(dueInDays: number): string {
  if (dueInDays === 0) return 'due today';
  if (dueInDays < 0) return dueInDays === -1 ? '1 day late' : `${-dueInDays} days late`;
  return dueInDays === 1 ? 'due tomorrow' : `due in ${dueInDays} days`;
}

const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
