import { CombinedGraphQLErrors } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveAfter, lossOf } from './session-loss.ts';

const failed = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] });
const here = '/foru/coupons-deals?sort=a-z';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['S-136 S-226 T-18', 'UNAUTHENTICATED', 'Coupon Clip - Session is expired, reloading the page', here],
  ['S-135 S-227', 'SIGN_IN_UNAVAILABLE', 'Coupon Clip - User info failed', '/error'],
])('%s %s is reported, and half a second later another page is loaded', (_, code, report, to) => {
  const reported = vi.fn<(error: Error) => void>();
  const leave = vi.fn<(path: string) => void>();
  vi.stubGlobal('reportError', reported);
  leaveAfter(lossOf(failed(code), here)!, leave);
  expect(reported.mock.calls.map(([{ name, message }]) => `${name}: ${message}`)).toEqual([
    `coupon clipping: ${report}`,
  ]);
  vi.advanceTimersByTime(499);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave.mock.calls).toEqual([[to]]);
});

test('any other failure is none of the session', () => {
  expect(
    [failed('UPSTREAM_FAILURE'), failed('RATE_LIMITED'), new TypeError('x')].map((each) => lossOf(each, here)),
  ).toEqual([null, null, null]);
});
