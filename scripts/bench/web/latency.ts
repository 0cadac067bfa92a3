import type { Page } from 'playwright';

/** How long one interaction took, in milliseconds: until its handlers ran, while they ran, and until what they changed was painted. */
export interface Latency {
  total: number;
  wait: number;
  work: number;
  paint: number;
}

/** What the browser says of an event that belongs to an interaction. */
interface Timed {
  interactionId: number;
  startTime: number;
  processingStart: number;
  processingEnd: number;
  duration: number;
}
type WatchedWindow = Window & { timed: Timed[]; stepped: number; flushTimed: () => void };

/** Notes every interaction on the pages to come, and steps back, which browsers don't count as one. */
export const watchInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched = window as unknown as WatchedWindow;
    watched.timed = [];
    const keep = (entries: PerformanceEntryList) => watched.timed.push(...(entries as unknown as Timed[]));
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    watched.flushTimed = () => keep(observer.takeRecords());
    window.addEventListener(
      'popstate',
      () => {
        const from = performance.now();
        const channel = new MessageChannel();
        // Behind the frame that it leads to.
        channel.port1.onmessage = () => void (watched.stepped = performance.now() - from);
        requestAnimationFrame(() => channel.port2.postMessage(null));
      },
      true,
    );
  });

/** What takes less has no entry of its own. */
const shortest = 16;

/**
 * Acts once, and tells how long its slowest interaction took: the longest of its events (Interaction to Next Paint).
 * @param act presses, types, or steps back
 */
export async function latencyOf(page: Page, act: () => Promise<unknown>): Promise<Latency> {
  await page.evaluate(() => {
    const watched = window as unknown as WatchedWindow;
    watched.flushTimed();
    watched.timed = [];
    watched.stepped = 0;
  });
  await act();
  return page.evaluate(async (least) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // An entry comes some frames after what it tells of.
    for (let seen = 0; seen < 8; seen += 1) await frame();
    await new Promise((resolve) => setTimeout(resolve, 60));
    const watched = window as unknown as WatchedWindow;
    watched.flushTimed();
    if (watched.stepped > 0) return { total: watched.stepped, wait: 0, work: watched.stepped, paint: 0 };
    const [slowest] = watched.timed
      .filter(({ interactionId }) => interactionId > 0)
      .sort((one, other) => other.duration - one.duration);
    if (!slowest) return { total: least, wait: 0, work: 0, paint: least };
    const { startTime, processingStart, processingEnd, duration } = slowest;
    return {
      total: duration,
      wait: processingStart - startTime,
      work: processingEnd - processingStart,
      paint: Math.max(0, startTime + duration - processingEnd),
    };
  }, shortest);
}
