import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each(['maya@example.com', 'm.r+news@mail.example.co.uk', 'X@A.io', 'maya@bücher.example', 'maya@例え.テスト'])(
  'N-7 %s is an email address',
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each([
  '',
  'maya@',
  '@example.com',
  'maya@example',
  'ma ya@example.com',
  'maya@-example.com',
  'a@b..com',
  'a@b@c.com',
])('N-7 %j is not', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('N-7 an email address has at most 254 characters', () => {
  expect(isEmailAddress(`${'a'.repeat(249)}@b.co`)).toBe(true);
  expect(isEmailAddress(`${'a'.repeat(250)}@b.co`)).toBe(false);
});
