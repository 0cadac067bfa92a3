import { expect, test } from 'vitest';
import { isActive, isAuthorizedType } from './validity.ts';

const now = Temporal.Instant.from('2026-08-05T12:00:00Z');
const end = now.epochMilliseconds;

test('G-62 S-108 a token is active while it ends in the future', () => {
  expect(isActive({ token: 't', expireTime: end + 1 }, now)).toBe(true);
});

test('T-21 a token that ends now, or ended 1 ms ago, is not active', () => {
  expect(isActive({ token: 't', expireTime: end }, now)).toBe(false);
  expect(isActive({ token: 't', expireTime: end - 1 }, now)).toBe(false);
});

test('G-62 an empty token is never active', () => {
  expect(isActive({ token: '', expireTime: end + 1000 }, now)).toBe(false);
});

test.each([
  ['R', true],
  ['C', true],
  ['G', false],
  ['A', false],
  ['' as 'G', false],
] as const)('S-159 G-68 X-1 user type "%s" is authorised: %s', (userType, authorized) => {
  expect(isAuthorizedType(userType)).toBe(authorized);
});
