import { expect, test } from 'vitest';
import { addressErrorText } from './address-error-text.ts';
import { zipErrorText } from './zip-error-text.ts';

const apologies = 'Apologies, our site is currently experiencing technical difficulties, please try again later.';
const said = { errors: [{ code: 'E', message: 'first of the errors' }] };

test.each([
  ['G-105', 404, said, 'first of the errors'],
  ['G-105', 404, null, apologies],
  ['G-106', 504, said, "Sorry, we're having technical difficulties, please check back later."],
  ['G-107 X-10', 406, said, 'Not Acceptable'],
  ['G-108', 400, said, apologies],
  ['G-108', 500, null, apologies],
])('%s a ZIP look-up that answers %i', (_, status, envelope, text) => {
  expect(zipErrorText(status, envelope, 'en')).toBe(text);
});

test.each([
  ['G-109', 404, said, 'first of the errors'],
  ['G-109', 404, null, 'Back-end error'],
  ['G-110 X-10', 504, said, 'Gate-way error'],
  ['G-111 X-10', 406, said, 'Not acceptable'],
  ['G-112', 400, said, 'Bad Request'],
  ['G-113', 500, said, apologies],
  ['G-113', 503, null, apologies],
])('%s an address update that answers %i', (_, status, envelope, text) => {
  expect(addressErrorText(status, envelope, 'en')).toBe(text);
});
