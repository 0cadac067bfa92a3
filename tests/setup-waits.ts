import { afterEach, expect, vi } from 'vitest';
import { patience } from '../scripts/gate/patience.ts';
import { givenSpeed } from '../scripts/gate/speed.ts';
import { stopwatch, takeLongWaits, timed } from './long-waits.ts';

const patient = Symbol.for('larder.tests.patient');
const waits = vi as typeof vi & { [patient]?: true };
const limit = patience(givenSpeed()).wait;

type WaitOptions = Parameters<typeof vi.waitFor>[1];
const patiently = (options: WaitOptions): WaitOptions =>
  typeof options === 'number' ? options : { timeout: limit, ...options };

// Files of a worker share these functions; they are wrapped once.
if (!waits[patient]) {
  const { waitFor, waitUntil } = vi;
  const { poll } = expect;
  waits.waitFor = (callback, options) => timed('vi.waitFor', () => waitFor(callback, patiently(options)));
  waits.waitUntil = (callback, options) => timed('vi.waitUntil', () => waitUntil(callback, patiently(options)));
  expect.poll = (ask, options) => {
    const { done } = stopwatch('expect.poll');
    return poll((context) => {
      done();
      return ask(context);
    }, options);
  };
  waits[patient] = true;
}

// The reporter reads them there. What a hook before the first test waited for is the first test's.
afterEach(({ task }) => {
  const long = takeLongWaits();
  if (long.length > 0) Object.assign(task.meta, { longWaits: long });
});
