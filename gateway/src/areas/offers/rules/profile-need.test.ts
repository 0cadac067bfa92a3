import { expect, test } from 'vitest';
import { profileNeed } from './profile-need.ts';

const [email, phone] = ['maya@example.com', '+14155550137'];

test.each([
  [{ email, phone }, false, null],
  [{ email, phone: null }, false, 'PHONE'],
  [{ email, phone: '' }, false, 'PHONE'],
  [{ email: null, phone }, false, 'EMAIL'],
  [{ email: '', phone }, false, 'EMAIL'],
  [{ email: null, phone: null }, false, 'PHONE'],
  [{ email, phone }, true, null],
  [{ email, phone: null }, true, null],
  [{ email: null, phone }, true, null],
  [{ email: null, phone: null }, true, null],
] as const)('S-153 S-154 for %j with something clipped %s it asks for %s', (profile, hasClipped, need) => {
  expect(profileNeed(profile, hasClipped)).toBe(need);
});
