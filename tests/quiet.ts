import { act } from 'react';
import { onTestFinished, vi } from 'vitest';

const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const frames = ['requestAnimationFrame', 'cancelAnimationFrame'] as const;
const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined; jest?: unknown };

/**
 * From here to the end of the test, timers go only when they are told to: those of the product, and those by which jsdom
 * delivers what a browser does later, such as a step through the history. Waits of Testing Library tell them to.
 */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: [...timers, ...frames.filter((frame) => frame in globalThis)] });
  // Testing Library looks for held timers under this name only.
  page.jest = { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) };
  onTestFinished(() => {
    delete page.jest;
    vi.useRealTimers();
  });
}

/** Two seconds of held timers are over, with all that they and their promises set off: what hasn't happened by now never will. */
export async function settled(): Promise<void> {
  if (!vi.isFakeTimers())
    throw new Error('Timers that nobody holds are never known to be over: call holdTimers() first.');
  for (let round = 0; round < 20; round += 1) await drawn(() => vi.advanceTimersByTimeAsync(100));
}

/** Does it and lets React draw what comes of it. */
async function drawn(work: () => Promise<unknown>): Promise<void> {
  const before = page.IS_REACT_ACT_ENVIRONMENT;
  page.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => void (await work()));
  } finally {
    page.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
