import { expect, test } from 'vitest';
import { isOwnForm } from './own-form.ts';

const host = 'localhost:4001';

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:4001' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'http://localhost:4001' }, true],
  [{ origin: 'http://localhost:4000' }, false],
  [{ origin: 'http://evil.example' }, false],
  [{ origin: 'http://localhost:4001.evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{}, false],
])('a form with %j comes from a page of ours: %s', (headers, expected) =>
  expect(isOwnForm({ host, ...headers })).toBe(expected),
);
