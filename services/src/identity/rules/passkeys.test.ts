import { expect, test } from 'vitest';
import { passkeyName, placeOf } from './passkeys.ts';

test.each([
  ['  Maya’s  phone ', 'Maya’s phone'],
  ['Phone\u202e\u0000\n2', 'Phone 2'],
  ['👩\u200d👧'.repeat(40), '👩\u200d👧'.repeat(40)],
  ['\u200d', null],
  [' \u200b ', null],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), null],
])('a name is kept on one line, without what nobody can read: %j', (given, kept) => {
  expect(passkeyName(given)).toBe(kept);
});

test.each([
  ['https://shop.haggen.com', { origin: 'https://shop.haggen.com', host: 'shop.haggen.com' }],
  ['http://safeway.localhost:4000', { origin: 'http://safeway.localhost:4000', host: 'safeway.localhost' }],
  ['https://shop.haggen.com/', null],
  ['https://Shop.haggen.com', null],
  ['https://user@shop.haggen.com', null],
  ['javascript:alert(1)', null],
  ['null', null],
  ['', null],
])('an origin is nothing but one: %j', (given, place) => {
  expect(placeOf(given)).toEqual(place);
});
