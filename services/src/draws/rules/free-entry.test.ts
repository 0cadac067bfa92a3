import { expect, test } from 'vitest';
import { type FreeEntrantFacts, freeEntryAge, freeEntryProblem } from './free-entry.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const facts: FreeEntrantFacts = {
  minimumAges: [0, 18],
  isRefused: false,
  birth: day('2008-08-05'),
  today: day('2026-08-05'),
  state: 'CA',
  accountState: null,
  voidWhere: ['NY', 'RI'],
};
const problem = (own: Partial<FreeEntrantFacts>) => freeEntryProblem({ ...facts, ...own });

test('N-28 T-30 whoever has the age of the program and of its entries may enter, from the birthday on', () => {
  expect(problem({})).toBeNull();
  expect(problem({ birth: day('2008-08-06') })).toBe('TOO_YOUNG');
  expect(problem({ minimumAges: [21, 18] })).toBe('TOO_YOUNG');
  expect(problem({ minimumAges: [0, 0], birth: day('2026-08-05') })).toBeNull();
  expect(freeEntryAge([13, 21])).toBe(21);
});

test('N-15 N-28 where a sweepstakes is void, neither the state entered nor that of the account may be', () => {
  expect(problem({ state: 'NY' })).toBe('NOT_ELIGIBLE_STATE');
  expect(problem({ accountState: 'RI' })).toBe('NOT_ELIGIBLE_STATE');
  expect(problem({ accountState: 'WA' })).toBeNull();
  expect(problem({ state: 'XX' })).toBe('STATE_INVALID');
});

test('N-7 a birth date is a real one', () => {
  expect(problem({ birth: day('2026-08-06') })).toBe('DATE_OF_BIRTH_INVALID');
  expect(problem({ birth: day('1905-08-05') })).toBe('DATE_OF_BIRTH_INVALID');
});

test('N-17 a refusal is remembered before anything else is looked at, and others are told in order', () => {
  const wrong = { birth: day('2027-01-01'), state: 'XX', minimumAges: [99] };
  expect(problem({ ...wrong, isRefused: true })).toBe('REMEMBERED');
  expect(problem(wrong)).toBe('DATE_OF_BIRTH_INVALID');
  expect(problem({ ...wrong, birth: facts.birth })).toBe('STATE_INVALID');
  expect(problem({ ...wrong, birth: facts.birth, state: 'NY' })).toBe('NOT_ELIGIBLE_STATE');
});
