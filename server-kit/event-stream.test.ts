import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventStream } from './event-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const version = (number: number) => ({ event: 'changed', data: String(number) });
const beatMs = 1000;
const beats = (count: number) => vi.advanceTimersByTimeAsync(count * beatMs);

/** A reader that takes whatever comes. */
function reader(stream: EventStream) {
  const read: string[] = [];
  stream.setEncoding('utf8').on('data', (text: string) => void read.push(text));
  return read;
}

test('events reach the reader as they come, with signs of life between them', async () => {
  const stream = new EventStream({ heartbeatMs: beatMs });
  const read = reader(stream);
  await beats(2);
  stream.put('a', version(1));
  await beats(0);
  expect(read.join('')).toBe(': open\n\n:\n\n:\n\nevent: changed\ndata: 1\n\n');
  stream.destroy();
});

test('a slow reader gets the newest of each, and a reader who takes nothing is let go', async () => {
  const stream = new EventStream({ heartbeatMs: beatMs });
  // What the machine keeps on its way is full.
  for (let size = 0; size < 40; size++) {
    stream.put('big', { event: 'changed', data: 'x'.repeat(1024) });
    stream.read(0);
  }
  for (let number = 1; number <= 1000; number++) stream.put('a', version(number));
  await beats(2);
  expect(stream.destroyed).toBe(false);
  await beats(2);
  expect(stream.destroyed).toBe(true);
});

test('the newest is what a reader finds who comes back', async () => {
  const stream = new EventStream({ heartbeatMs: 60_000 });
  stream.put('big', { event: 'changed', data: 'x'.repeat(20_000) });
  for (let number = 1; number <= 1000; number++) stream.put('a', version(number));
  stream.put('b', version(7));
  const read = reader(stream);
  await beats(0);
  stream.end();
  await beats(0);
  expect(read.join('').match(/data: \d+/g)).toEqual(['data: 1000', 'data: 7']);
  expect(stream.readableEnded).toBe(true);
});

test('a stream ends once its reader may no longer listen, or no one can say so', async () => {
  for (const goesOn of [async () => false, () => Promise.reject(new Error('away'))]) {
    const stream = new EventStream({ heartbeatMs: beatMs, goesOn });
    const read = reader(stream);
    await beats(1);
    stream.put('a', version(1));
    await beats(1);
    expect([stream.readableEnded, read.join('')]).toEqual([true, ': open\n\n']);
  }
});
