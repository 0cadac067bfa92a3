import { expect, test } from 'vitest';
import { operationRates } from './operation-rates.ts';

const some = { query: 4, mutation: 2, signIn: 1, page: 0 };
const maya = { address: '203.0.113.7', session: 'maya' };

test('T-101 a viewer has so many in a minute, and is told how long to wait', async () => {
  const rates = operationRates(some);
  expect(await rates.take('mutation', maya)).toBe(0);
  expect(await rates.take('mutation', maya)).toBe(0);
  const wait = await rates.take('mutation', maya);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

test('T-101 each class is counted apart, and so is each viewer', async () => {
  const rates = operationRates(some);
  expect(await rates.take('signIn', maya, 2)).toBeGreaterThan(0);
  expect(await rates.take('query', maya)).toBe(0);
  expect(await rates.take('signIn', { ...maya, session: 'ben' })).toBe(0);
});

test('T-101 a change that is asked for many times in one operation counts as many', async () => {
  expect(await operationRates(some).take('mutation', maya, 3)).toBeGreaterThan(0);
});

test('T-101 an address has ten times as many, whoever asks, and an IPv6 address counts as its /64', async () => {
  const rates = operationRates(some);
  const from = (number: number) => ({ address: `2001:db8:1:2::${number}`, session: `session-${number}` });
  for (let number = 1; number <= 10; number++) expect(await rates.take('signIn', from(number))).toBe(0);
  expect(await rates.take('signIn', from(11))).toBeGreaterThan(0);
  expect(await rates.take('signIn', { ...from(12), address: '2001:db8:1:3::1' })).toBe(0);
});

test('a limit of 0 is none', async () => {
  expect(await operationRates(some).take('page', maya, 100_000)).toBe(0);
});
