import { expect, test } from 'vitest';
import { joining, otp, secondsOf, sendLimits, sessionLimits } from './limits.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const secondsIn = ({ limit, window }: { limit: number; window: Temporal.Duration }) => [limit, secondsOf(window)];

test('N-1 a code has six digits, lives five minutes, and takes five tries; another comes after thirty seconds', () => {
  expect([otp.codeLength, secondsOf(otp.life), otp.attempts, secondsOf(otp.resendAfter)]).toEqual([
    6,
    5 * minute,
    5,
    30,
  ]);
});

test('N-1 a handle gets five codes an hour and ten a day, an address twenty an hour', () => {
  expect(secondsIn(sendLimits.resend)).toEqual([1, 30]);
  expect(secondsIn(sendLimits.handle)).toEqual([5, hour]);
  expect(secondsIn(sendLimits.day)).toEqual([10, day]);
  expect(secondsIn(sendLimits.ip)).toEqual([20, hour]);
});

test('a verified handle may join for half an hour, and five cards may be tried a day', () => {
  expect(secondsOf(joining.life)).toBe(30 * minute);
  expect(secondsIn(joining.clubCards)).toEqual([5, day]);
});

test('N-2 an access token lives thirty minutes, a refresh token thirty days, and overlaps its successor briefly', () => {
  expect(secondsOf(sessionLimits.accessToken)).toBe(30 * minute);
  expect(secondsOf(sessionLimits.refresh)).toBe(30 * day);
  expect(secondsOf(sessionLimits.overlap)).toBe(10);
  expect(secondsOf(sessionLimits.remembered)).toBe(365 * day);
});
