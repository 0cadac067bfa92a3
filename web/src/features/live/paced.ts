import { pageNow } from '../../page/clock.ts';

/** How long changes are gathered before they lead to one question, in milliseconds. */
const gather = 250;
/** So many questions in a row, and from then on one in so many milliseconds: two devices never keep each other busy. */
const [most, every] = [20, 5000];

/** Runs something once for all that is asked for within a moment. */
export function paced(run: () => void): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = most;
  let countedAt = pageNow();
  return {
    ask() {
      if (timer !== undefined) return;
      const now = pageNow();
      left = Math.min(most, left + (now - countedAt) / every);
      countedAt = now;
      const wait = left >= 1 ? gather : (1 - left) * every;
      left -= 1;
      timer = setTimeout(() => {
        timer = undefined;
        run();
      }, wait);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
