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

test('N-3 G-113 a sign-in that needs a new code says so, and any other refusal of a session apologizes', () => {
  const stepUp = { code: 'STEP_UP_REQUIRED', message: 'Confirm it with a new code.' };
  const told = (...errors: { code: string; message: string }[]) => addressErrorText(401, { errors }, 'en');
  expect(told(stepUp)).toBe('Confirm it with a new code.');
  expect(told({ code: 'OTHER', message: 'No.' }, stepUp)).toBe(apologies);
  expect([told(), addressErrorText(401, null, 'en')]).toEqual([apologies, apologies]);
  expect(addressErrorText(402, { errors: [stepUp] }, 'en')).toBe(apologies);
});

test('G-105 G-109 an answer without words gets ours, and in Spanish every answer does', () => {
  const none = { errors: [] };
  expect([zipErrorText(404, none, 'en'), addressErrorText(404, none, 'en')]).toEqual([apologies, 'Back-end error']);
  expect(zipErrorText(404, said, 'es')).toBe('No encontramos una ciudad con este código postal.');
  expect(addressErrorText(404, said, 'es')).toBe('Esta dirección no está en tu cuenta.');
});
