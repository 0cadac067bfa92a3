type Key = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

const isKey = (key: string): key is Key => /^(?:Arrow(?:Up|Down|Left|Right)|Home|End)$/.test(key);

/** The open slot nearest to a row, the earlier one of two. */
const nearest = (day: readonly boolean[], row: number): number | undefined =>
  day.flatMap((open, index) => (open ? [index] : [])).sort((a, b) => Math.abs(a - row) - Math.abs(b - row))[0];

/**
 * Where a key leads in columns of days, of which each slot is open (true) or not. Up and down go through a day and on
 * from its end to its beginning; left and right to the next day that has an open slot, `towards` its reading direction.
 * Nothing when the key is none of these.
 */
export function moveAmongSlots(
  key: string,
  days: readonly (readonly boolean[])[],
  [day, row]: readonly [day: number, row: number],
  towards: 'ltr' | 'rtl' = 'ltr',
): [day: number, row: number] | undefined {
  if (!isKey(key)) return undefined;
  const slots = days[day] ?? [];
  if (key === 'Home' || key === 'End') {
    const found = key === 'Home' ? slots.indexOf(true) : slots.lastIndexOf(true);
    return found < 0 ? [day, row] : [day, found];
  }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const step = key === 'ArrowDown' ? 1 : slots.length - 1;
    for (let at = (row + step) % slots.length; at !== row; at = (at + step) % slots.length)
      if (slots[at]) return [day, at];
    return [day, row];
  }
  const step = (key === 'ArrowRight') === (towards === 'ltr') ? 1 : -1;
  for (let at = day + step; at >= 0 && at < days.length; at += step) {
    const found = nearest(days[at] ?? [], row);
    if (found !== undefined) return [at, found];
  }
  return [day, row];
}
