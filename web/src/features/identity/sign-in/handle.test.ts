import { expect, test } from 'vitest';
import { checkHandle } from './handle.ts';

test.each([
  ['(415) 555-4821', '4155554821'],
  ['415.555.4821', '4155554821'],
  ['+1 415 555 4821', '4155554821'],
  ['14155554821', '4155554821'],
  ['\u202a+1\u00a0(415)\u00a0555\u20114821\u202c', '4155554821'],
])('N-7 a US number is taken in the spelling %s', (text, handle) => {
  expect(checkHandle('SMS', text)).toEqual({ handle });
});

test.each([
  '555-4821',
  '115 555 4821',
  '415 155 4821',
  '911 555 4821',
  '415 911 4821',
  '+44 20 7946 0958',
  '415555482a',
  '41555548211',
])('N-7 %s is no US mobile number', (text) => {
  expect(checkHandle('SMS', text)).toEqual({ problem: 'phoneInvalid' });
});

test.each(['maya@example.com', ' m.r+news@mail.example.co.uk ', 'x@a.io', 'maya@bücher.example'])(
  'N-7 %s is an email address',
  (text) => {
    expect(checkHandle('EMAIL', text)).toEqual({ handle: text.trim() });
  },
);

test.each([
  'maya',
  'maya@',
  '@example.com',
  'maya@example',
  'ma ya@example.com',
  'maya@-example.com',
  'a@b..com',
  `${'a'.repeat(250)}@b.co`,
])('N-7 %s is no email address', (text) => {
  expect(checkHandle('EMAIL', text)).toEqual({ problem: 'emailInvalid' });
});

test('an empty field says which handle is missing', () => {
  expect(checkHandle('EMAIL', '  ')).toEqual({ problem: 'emailMissing' });
  expect(checkHandle('SMS', '')).toEqual({ problem: 'phoneMissing' });
});
