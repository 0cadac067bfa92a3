import { expect, test } from 'vitest';
import { activityDetail, balanceText, shopperDay } from './activity-words.ts';

const now = Temporal.Instant.from('2026-08-05T12:00:00Z');

test.each([
  ['2026-08-05T07:00:00.000Z', 'America/Los_Angeles', '2026-08-05', 'Today'],
  ['2026-08-05T06:59:59.999Z', 'America/Los_Angeles', '2026-08-04', 'Yesterday'],
  ['2026-08-05T06:59:59.999Z', 'America/New_York', '2026-08-05', 'Today'],
  ['2026-08-02T20:00:00.000Z', 'America/Los_Angeles', '2026-08-02', 'Aug 2'],
  ['2025-12-31T20:00:00.000Z', 'America/Los_Angeles', '2025-12-31', 'Dec 31, 2025'],
])('N-78 %s in %s is the day %s, "%s"', (at, zone, date, words) => {
  expect(shopperDay(at, now, zone, 'en')).toEqual({ date, words });
});

test.each([
  [{ type: 'PLAY', status: 'POSTED', receipt: '7F3K-92' }, '2:14 PM, play 7F3K-92'],
  [{ type: 'PLAY', status: 'POSTED' }, 'Harvest Spin, 2:14 PM'],
  [{ type: 'EARN', status: 'PENDING' }, 'Harvest Spin, estimated'],
  [{ type: 'EARN', status: 'POSTED' }, 'Harvest Spin, 2:14 PM'],
  [{ type: 'WIN', status: 'COMPLETED', receipt: '7F3K-92' }, 'Harvest Spin, 2:14 PM'],
] as const)('N-24 %o is told as "%s"', (item, words) => {
  const told = { at: '2026-08-05T21:14:00.000Z', programTitle: 'Harvest Spin', ...item };
  expect(activityDetail(told, 'America/Los_Angeles', 'en')).toBe(words);
});

test.each([
  [-40, 1240, '1,240 left'],
  [-40, 0, '0 left'],
  [-120, -120, '120 owed'],
  [0, 240, null],
  [62, null, null],
])('I-3 after %i points a balance of %s reads "%s"', (points, balanceAfter, words) => {
  expect(balanceText({ points, balanceAfter }, 'en')).toBe(words);
});
