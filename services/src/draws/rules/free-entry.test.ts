import { expect, test } from 'vitest';
import { type FreeEntrantFacts, freeEntryAge, freeEntryProblem } from './free-entry.ts';

const facts: FreeEntrantFacts = {
  minimumAges: [0, 18],
  isRefused: false,
  age: 18,
  state: 'CA',
  accountState: null,
  voidWhere: ['NY', 'RI'],
};
const problem = (own: Partial<FreeEntrantFacts>) => freeEntryProblem({ ...facts, ...own });

test('N-28 T-30 whoever has the age of the program and of its entries may enter, whichever is higher', () => {
  expect(problem({})).toBeNull();
  expect(problem({ age: 17 })).toBe('TOO_YOUNG');
  expect(problem({ minimumAges: [21, 18] })).toBe('TOO_YOUNG');
  expect(problem({ minimumAges: [0, 0], age: 0 })).toBeNull();
  expect(freeEntryAge([13, 21])).toBe(21);
});

test('N-15 N-28 where a sweepstakes is void, neither the state entered nor that of the account may be', () => {
  expect(problem({ state: 'NY' })).toBe('NOT_ELIGIBLE_STATE');
  expect(problem({ accountState: 'RI' })).toBe('NOT_ELIGIBLE_STATE');
  expect(problem({ accountState: 'WA' })).toBeNull();
  expect(problem({ state: 'XX' })).toBe('STATE_INVALID');
});

test('N-7 N-28 whoever enters was born on a day that someone alive can have been born on', () => {
  expect(problem({ age: null, minimumAges: [0, 0] })).toBe('DATE_OF_BIRTH_INVALID');
});

test('N-17 a refusal is remembered before anything else is looked at, and others are told in order', () => {
  const wrong = { age: null, state: 'XX', minimumAges: [99] };
  expect(problem({ ...wrong, isRefused: true })).toBe('REMEMBERED');
  expect(problem(wrong)).toBe('DATE_OF_BIRTH_INVALID');
  expect(problem({ ...wrong, age: 18 })).toBe('STATE_INVALID');
  expect(problem({ ...wrong, age: 18, state: 'NY' })).toBe('NOT_ELIGIBLE_STATE');
});
