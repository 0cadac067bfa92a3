import { expect, test } from 'vitest';
import { activityPath, activityView } from './activity-path.ts';

test.each([
  [{ filter: 'ALL', programCode: null }, '/games/activity'],
  [{ filter: 'PRIZES', programCode: null }, '/games/activity?show=prizes'],
  [{ filter: 'ALL', programCode: 'A B' }, '/games/activity?game=A+B'],
  [{ filter: 'REWARDS', programCode: 'SPIN' }, '/games/activity?show=rewards&game=SPIN'],
] as const)('N-24 the address of %o says it, and is read back', (view, path) => {
  expect(activityPath(view)).toBe(path);
  expect(activityView(new URL(path, 'http://store').searchParams)).toEqual(view);
});

test('N-24 an address with an unknown filter shows everything', () => {
  expect(activityView(new URLSearchParams('show=nonsense'))).toEqual({ filter: 'ALL', programCode: null });
});
