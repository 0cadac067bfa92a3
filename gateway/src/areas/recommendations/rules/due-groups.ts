/** Days ahead that count as due now. */
const nowDays = 7;
/** Days ahead that are shown at all. */
const laterDays = 31;

/** What is due within a week, and what within a month, each in the order given. */
export function dueGroups<Item extends { dueInDays: number }>(items: readonly Item[]): { now: Item[]; later: Item[] } {
  return {
    now: items.filter(({ dueInDays }) => dueInDays <= nowDays),
    later: items.filter(({ dueInDays }) => dueInDays > nowDays && dueInDays <= laterDays),
  };
}
