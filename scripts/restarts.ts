/** When a part that ended by itself starts again. */
export interface Restarts {
  /** It has ended. @returns the pause before it starts again, in milliseconds; null when that would not help */
  ended(): number | null;
}

/** So many ends within a minute are not bad luck: something is wrong that starting again doesn't mend. */
const mostInAMinute = 3;
const minute = 60_000;
/** Until an end is forgotten, each makes the pause after the next one longer. */
const remembered = 10 * minute;
const pauses = [500, 2000, 5000, 15_000] as const;

/** @param now milliseconds of a clock that never goes back */
export function restarts(now: () => number): Restarts {
  let ends: number[] = [];
  return {
    ended() {
      const at = now();
      ends = [...ends.filter((end) => at - end < remembered), at];
      if (ends.filter((end) => at - end < minute).length >= mostInAMinute) return null;
      return pauses[Math.min(ends.length, pauses.length) - 1] ?? null;
    },
  };
}
