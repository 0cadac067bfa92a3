interface Window {
  uses: number;
  endsAt: number;
}

const minuteMs = 60_000;

/**
 * Counts the uses of keys in this process, each key's minute from its first use.
 * @param now milliseconds of the clock
 * @returns what takes uses: 0, or the seconds until the next use (at least 1) when none is left
 */
export function minuteCounter(perMinute: number, now: () => number = Date.now): (key: string, uses: number) => number {
  let young = new Map<string, Window>();
  // Whatever is in here ends within the minute after the turn.
  let old = young;
  let turnsAt = 0;

  function windowOf(key: string, at: number): Window {
    if (at >= turnsAt) {
      old = young;
      young = new Map();
      turnsAt = at + minuteMs;
    }
    const known = young.get(key) ?? old.get(key);
    if (known && known.endsAt > at) return known;
    const opened = { uses: 0, endsAt: at + minuteMs };
    young.set(key, opened);
    return opened;
  }

  return (key, uses) => {
    const at = now();
    const window = windowOf(key, at);
    window.uses += uses;
    return window.uses <= perMinute ? 0 : Math.max(1, Math.ceil((window.endsAt - at) / 1000));
  };
}
