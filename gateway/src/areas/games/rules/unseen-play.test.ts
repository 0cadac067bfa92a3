import { expect, test } from 'vitest';
import { unseenMark } from './unseen-play.ts';

const play = { playId: '0198-c0ffee-1234-5678-9abcdef01234', playedAt: '2026-08-05T21:14:00Z' };
const soon = Temporal.Instant.from('2026-08-05T21:15:00Z');
const mark = '9abcdef01234';

test('T-39 a play of the last day that this browser has not shown to the end has a mark', () => {
  expect(unseenMark(play, { seen: undefined, now: soon })).toBe(mark);
  expect(unseenMark(play, { seen: 'fedcba543210', now: soon })).toBe(mark);
  expect(unseenMark({ ...play, playId: 'a;b=c, d' }, { seen: '', now: soon })).toBe('abcd');
});

test('T-39 a play that was seen, or is a day old, does not stand in the way of the next', () => {
  expect(unseenMark(play, { seen: `fedcba543210.${mark}`, now: soon })).toBeNull();
  expect(unseenMark(play, { seen: undefined, now: soon.add({ hours: 23, minutes: 59 }) })).toBeNull();
});
