import { expect, test } from 'vitest';
import { followingClock } from './clock.ts';

const at = (text: string) => Temporal.Instant.from(text);

function ownClock(start: string) {
  let now = at(start);
  return { now: () => now, advance: (ms: number) => (now = now.add({ milliseconds: ms })) };
}

test('N-78 a services clock that agrees within its second changes nothing', () => {
  const own = ownClock('2026-08-05T12:00:00.400Z');
  const clock = followingClock(own);
  clock.asking()('Wed, 05 Aug 2026 12:00:00 GMT');
  expect(clock.now().toString()).toBe('2026-08-05T12:00:00.4Z');
});

test('N-78 moving the services clock by a day moves the gateway by a day, and it keeps ticking from there', () => {
  const own = ownClock('2026-08-05T12:00:00.400Z');
  const clock = followingClock(own);
  clock.asking()('Thu, 06 Aug 2026 12:00:00 GMT');
  own.advance(60_000);
  expect(clock.now().since(at('2026-08-06T12:01:00Z')).abs().total('milliseconds')).toBeLessThan(1000);
});

test('a response without a date, or with an invalid one, changes nothing', () => {
  const own = ownClock('2026-08-05T12:00:00Z');
  const clock = followingClock(own);
  clock.asking()(undefined);
  clock.asking()('yesterday');
  expect(clock.now().toString()).toBe('2026-08-05T12:00:00Z');
});
