import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

/** Widths of bars and gaps, as a scanner measures them. */
function widths({ modules, bars }: NonNullable<ReturnType<typeof barsOf>>): number[] {
  const dark = new Set(bars.flatMap(([start, width]) => Array.from({ length: width }, (_, at) => start + at)));
  const runs: number[] = [];
  for (let at = 0; at < modules; at++) {
    if (at > 0 && dark.has(at) === dark.has(at - 1)) runs[runs.length - 1]! += 1;
    else runs.push(1);
  }
  return runs;
}

test('a card of twelve digits is a start, six pairs, a check, and a stop', () => {
  const bars = barsOf('401277810935')!;
  expect(bars.modules).toBe(11 + 6 * 11 + 11 + 13);
  const runs = widths(bars);
  // Start C of ISO/IEC 15417, and its stop.
  expect(runs.slice(0, 6)).toEqual([2, 1, 1, 2, 3, 2]);
  expect(runs.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
});

test('every number of a card has bars that a scanner can tell apart, and nothing else has any', () => {
  for (const digits of ['41234567890', '400000000000', '999999', '123456789012345678901234']) {
    const bars = barsOf(digits)!;
    expect(widths(bars).every((width) => width >= 1 && width <= 4)).toBe(true);
  }
  for (const none of ['', '12345', '4012 7781', '4012-7781', 'ABC123', '1'.repeat(25)]) expect(barsOf(none)).toBeNull();
});
