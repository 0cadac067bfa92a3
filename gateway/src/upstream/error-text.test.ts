import { expect, test } from 'vitest';
import { errorCode, errorText } from './error-text.ts';

const apologies = 'Apologies, our site is currently experiencing technical difficulties, please try again later.';
const both = {
  errors: [
    { code: 'E1', message: 'first error' },
    { code: 'E2', message: 'second error' },
  ],
  serviceErrors: [{ code: 'S1', message: 'first service error' }],
};
const serviceOnly = { ...both, errors: [] };
const none = { errors: [], serviceErrors: [] };

test('G-100 401 is the server message, else Invalid authorization', () => {
  expect(errorText(401, both, 'en')).toBe('first error');
  expect(errorText(401, none, 'en')).toBe('Invalid authorization');
  expect(errorText(401, null, 'en')).toBe('Invalid authorization');
});

test('G-101 403 is the server message, else the default', () => {
  expect(errorText(403, both, 'en')).toBe('first error');
  expect(errorText(403, null, 'en')).toBe(apologies);
});

test('G-102 400 is the first of errors, else the first of serviceErrors, else the default', () => {
  expect(errorText(400, both, 'en')).toBe('first error');
  expect(errorText(400, serviceOnly, 'en')).toBe('first service error');
  expect(errorText(400, none, 'en')).toBe(apologies);
});

test.each([500, 503])('G-103 %i is the first of serviceErrors, else the default', (status) => {
  expect(errorText(status, both, 'en')).toBe('first service error');
  expect(errorText(status, { ...both, serviceErrors: [] }, 'en')).toBe(apologies);
});

test.each([404, 409, 418, 429, 502, 504])('G-104 G-99 %i is the default', (status) => {
  expect(errorText(status, both, 'en')).toBe(apologies);
});

test('N-76 the code is the services own for what the caller did, else one by the status', () => {
  expect(errorCode(409, both)).toBe('E1');
  expect(errorCode(401, both)).toBe('UNAUTHENTICATED');
  expect(errorCode(503, serviceOnly)).toBe('UPSTREAM_UNAVAILABLE');
  expect(errorCode(504, null)).toBe('UPSTREAM_TIMEOUT');
  expect(errorCode(500, null)).toBe('UPSTREAM_ERROR');
});

test('N-3 a step-up that is asked for stays what it is', () => {
  expect(errorCode(401, { errors: [{ code: 'STEP_UP_REQUIRED', message: '' }], serviceErrors: [] })).toBe(
    'STEP_UP_REQUIRED',
  );
});
