import { expect, test } from 'vitest';
import {
  ageNotMet,
  type KnownBefore,
  knownRefusal,
  type OptInFacts,
  optInQuestions,
  optInRefusal,
  welcomePlaysOf,
} from './opt-in.ts';

const facts: OptInFacts = {
  phase: 'RUNNING',
  rulesVersion: 2,
  readVersion: 2,
  employee: false,
  employeesExcluded: false,
  refused: false,
  age: 'MET',
  voidWhere: [],
  states: [],
};
const refusal = (given: Partial<OptInFacts>) => optInRefusal({ ...facts, ...given });

test('N-15 nothing rules out an opt-in that meets every condition', () => {
  expect(refusal({})).toBeNull();
});

test('N-15 a program that has not started or has ended refuses', () => {
  expect(refusal({ phase: 'BEFORE' })).toBe('PROGRAM_NOT_STARTED');
  expect(refusal({ phase: 'OVER' })).toBe('PROGRAM_ENDED');
});

test('T-35 rules that have changed since they were read must be read again', () => {
  expect(refusal({ readVersion: 1 })).toBe('RULES_CHANGED');
});

test('N-5 an employee is refused only by sweepstakes', () => {
  expect(refusal({ employee: true, employeesExcluded: true })).toBe('EMPLOYEE_EXCLUDED');
  expect(refusal({ employee: true })).toBeNull();
  expect(refusal({ employeesExcluded: true })).toBeNull();
});

test('T-31 a remembered refusal overrides any new answer', () => {
  expect(refusal({ refused: true, age: 'MET' })).toBe('AGE_NOT_MET');
});

test('N-15 where a program is void somewhere, the state is asked for and decides', () => {
  expect(refusal({ voidWhere: ['RI'] })).toBe('RESIDENCY_REQUIRED');
  expect(refusal({ voidWhere: ['RI'], states: ['CA'] })).toBeNull();
  expect(refusal({ voidWhere: ['RI'], states: ['CA', 'RI'] })).toBe('NOT_ELIGIBLE_STATE');
});

test('N-17 an unknown age is asked for, one not met is refused', () => {
  expect(refusal({ age: 'UNKNOWN' })).toBe('DATE_OF_BIRTH_REQUIRED');
  expect(refusal({ age: 'NOT_MET' })).toBe('AGE_NOT_MET');
});

test('N-5 a question still to be asked is not a refusal; what is already known is', () => {
  const known = (given: Partial<OptInFacts>) => knownRefusal({ ...facts, ...given });
  expect(known({})).toBeNull();
  expect(known({ age: 'UNKNOWN' })).toBeNull();
  expect(known({ voidWhere: ['CA'] })).toBeNull();
  expect(known({ voidWhere: ['CA'], states: ['CA'] })).toBe('NOT_ELIGIBLE_STATE');
  expect(known({ voidWhere: ['CA'], age: 'NOT_MET' })).toBe('AGE_NOT_MET');
  expect(known({ refused: true })).toBe('AGE_NOT_MET');
  expect(known({ employee: true, employeesExcluded: true })).toBe('EMPLOYEE_EXCLUDED');
  expect(known({ phase: 'BEFORE' })).toBe('PROGRAM_NOT_STARTED');
  expect(known({ phase: 'OVER' })).toBe('PROGRAM_ENDED');
});

test('N-15 of several reasons, the first that no answer can change is told', () => {
  const all: Partial<OptInFacts> = {
    phase: 'OVER',
    employee: true,
    employeesExcluded: true,
    refused: true,
    age: 'NOT_MET',
    voidWhere: ['CA'],
    states: ['CA'],
    readVersion: 1,
  };
  const order = [
    refusal(all),
    refusal({ ...all, phase: 'BEFORE' }),
    refusal({ ...all, phase: 'RUNNING' }),
    refusal({ ...all, phase: 'RUNNING', employee: false }),
    refusal({ ...all, phase: 'RUNNING', employee: false, refused: false, states: [] }),
    refusal({ ...all, phase: 'RUNNING', employee: false, refused: false }),
    refusal({ ...all, phase: 'RUNNING', employee: false, refused: false, states: ['WA'] }),
    refusal({ ...all, phase: 'RUNNING', employee: false, refused: false, states: ['WA'], age: 'UNKNOWN' }),
    refusal({ ...all, phase: 'RUNNING', employee: false, refused: false, states: ['WA'], age: 'MET' }),
    refusal({ ...all, phase: 'RUNNING', employee: false, refused: false, states: ['WA'], age: 'MET', readVersion: 2 }),
  ];
  expect(order).toEqual([
    'PROGRAM_ENDED',
    'PROGRAM_NOT_STARTED',
    'EMPLOYEE_EXCLUDED',
    'AGE_NOT_MET',
    'RESIDENCY_REQUIRED',
    'NOT_ELIGIBLE_STATE',
    'AGE_NOT_MET',
    'DATE_OF_BIRTH_REQUIRED',
    'RULES_CHANGED',
    null,
  ]);
});

test('T-35 rules read in a version that is still to come must be read again, too', () => {
  expect(refusal({ readVersion: 3 })).toBe('RULES_CHANGED');
});

/** A record of someone of at least this age, and perhaps older. */
const atLeast = (proven: number) => (age: number) => (age <= proven ? 'MET' : 'UNKNOWN');
const before: KnownBefore = {
  minimumAge: 18,
  prizeAges: [],
  verdictOf: atLeast(0),
  voidWhere: [],
  state: null,
};
const asks = (own: Partial<KnownBefore>) => optInQuestions({ ...before, ...own });

test('N-17 a birth date is asked for only where an age is not known', () => {
  expect(asks({}).needsDateOfBirth).toBe(true);
  expect(asks({ minimumAge: 0 }).needsDateOfBirth).toBe(false);
  expect(asks({ verdictOf: () => 'NOT_MET' }).needsDateOfBirth).toBe(false);
  expect(asks({ verdictOf: atLeast(18) }).needsDateOfBirth).toBe(false);
  expect(asks({ verdictOf: atLeast(16) }).needsDateOfBirth).toBe(true);
});

test('T-30 a birth date is asked for, too, where only a prize needs it', () => {
  expect(asks({ minimumAge: 0, prizeAges: [18] }).needsDateOfBirth).toBe(true);
  expect(asks({ verdictOf: atLeast(18), prizeAges: [18, 21] }).needsDateOfBirth).toBe(true);
  expect(asks({ verdictOf: atLeast(21), prizeAges: [18, 21] }).needsDateOfBirth).toBe(false);
});

test('N-15 the state is asked for where the program is void somewhere, unless it is on record', () => {
  expect(asks({}).needsResidency).toBe(false);
  expect(asks({ voidWhere: ['RI'] }).needsResidency).toBe(true);
  expect(asks({ voidWhere: ['RI'], state: 'CA' }).needsResidency).toBe(false);
});

test('T-30 the lowest age of a prize that a shopper has not reached is remembered', () => {
  expect([17, 18, 20, 21].map((age) => ageNotMet([18, 21], age))).toEqual([18, 21, 21, undefined]);
  expect(ageNotMet([], 0)).toBeUndefined();
});

test('N-15 N-16 a welcome play is earned if it is wanted and switched on', () => {
  const plays = (isWanted: boolean, isSwitchedOn: boolean) => welcomePlaysOf({ isWanted, isSwitchedOn, plays: 2 });
  expect([plays(true, true), plays(true, false), plays(false, true)]).toEqual([2, 0, 0]);
});

test('N-5 a state that is known rules out an opt-in, though an age is still to be asked for', () => {
  const asked = { ...facts, age: 'UNKNOWN' as const, voidWhere: ['RI'] };
  expect(knownRefusal({ ...asked, states: ['RI'] })).toBe('NOT_ELIGIBLE_STATE');
  expect(knownRefusal({ ...asked, states: ['CA'] })).toBeNull();
  expect(knownRefusal({ ...asked, states: [] })).toBeNull();
});
