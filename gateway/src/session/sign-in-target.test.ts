import { expect, test } from 'vitest';
import { signInTarget } from './sign-in-target.ts';

const guest = { userType: null, hasRememberMe: false, userInfoFailed: false };

test('G-65 a guest signs in', () => {
  expect(signInTarget(guest)).toBe('/account/sign-in.html');
  expect(signInTarget({ ...guest, userType: 'G' })).toBe('/account/sign-in.html');
});

test.each(['R', 'C'] as const)('G-66 X-1 type %s signs in again', (userType) => {
  expect(signInTarget({ ...guest, userType })).toBe('/account/re-sign-in.html');
});

test('G-66 who is remembered signs in again', () => {
  expect(signInTarget({ ...guest, hasRememberMe: true })).toBe('/account/re-sign-in.html');
});

test('G-67 G-116 when user info fails everyone signs in', () => {
  expect(signInTarget({ userType: 'R', hasRememberMe: true, userInfoFailed: true })).toBe('/account/sign-in.html');
});

test('G-73 an anonymous account signs in as someone else', () => {
  expect(signInTarget({ userType: 'A', hasRememberMe: true, userInfoFailed: false })).toBe('/account/sign-in.html');
});
