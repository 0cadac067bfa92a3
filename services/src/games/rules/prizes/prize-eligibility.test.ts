import { expect, test } from 'vitest';
import { notForPerson, type Person, personOf, prizeAgeOf, prizeAges } from './prize-eligibility.ts';

const adult: Person = { employee: false, meetsAge: () => true };
const child: Person = { employee: false, meetsAge: (age) => age <= 13 };

test('T-30 an entry in a draw has a minimum age of 18 unless the file says otherwise; other prizes have none', () => {
  expect(prizeAgeOf({ prizeType: 'SWEEPSTAKES' })).toBe(18);
  expect(prizeAgeOf({ prizeType: 'SWEEPSTAKES', minimumAge: 21 })).toBe(21);
  expect(prizeAgeOf({ prizeType: 'SWEEPSTAKES', minimumAge: 0 })).toBe(0);
  expect(prizeAgeOf({ prizeType: 'VENDOR' })).toBe(0);
});

test('T-30 N-5 a prize is not available to shoppers who are too young, nor an entry to associates', () => {
  expect(notForPerson({ prizeType: 'SWEEPSTAKES', minimumAge: 18 }, adult)).toBeNull();
  expect(notForPerson({ prizeType: 'SWEEPSTAKES', minimumAge: 18 }, child)).toBe('AGE_NOT_MET');
  expect(notForPerson({ prizeType: 'VENDOR', minimumAge: 21 }, child)).toBe('AGE_NOT_MET');
  expect(notForPerson({ prizeType: 'VENDOR', minimumAge: 0 }, child)).toBeNull();
  expect(notForPerson({ prizeType: 'SWEEPSTAKES', minimumAge: 18 }, { ...adult, employee: true })).toBe(
    'EMPLOYEE_EXCLUDED',
  );
});

test('N-5 T-30 whoever is an associate and too young hears of the first; other prizes are for associates, too', () => {
  expect(notForPerson({ prizeType: 'SWEEPSTAKES', minimumAge: 18 }, { ...child, employee: true })).toBe(
    'EMPLOYEE_EXCLUDED',
  );
  expect(notForPerson({ prizeType: 'VENDOR', minimumAge: 0 }, { ...adult, employee: true })).toBeNull();
  expect(notForPerson({ prizeType: 'VENDOR', minimumAge: 13 }, child)).toBeNull();
  expect(notForPerson({ prizeType: 'VENDOR', minimumAge: 14 }, child)).toBe('AGE_NOT_MET');
});

test('N-17 prizes have the ages that a birth date record tells apart', () => {
  expect(prizeAges).toEqual([0, 13, 16, 18, 21]);
});

test('T-29 T-30 N-17 what the opt-in has proven is met; more than that only where it is known to be', () => {
  const known = { 16: 'MET', 18: 'NOT_MET', 21: 'UNKNOWN' } as const;
  const verdictOf = (age: number) => known[age as keyof typeof known] ?? 'NOT_MET';
  const person = personOf({ employee: false, provenAge: 13, verdictOf });
  expect([0, 13, 14, 16, 18, 21].map(person.meetsAge)).toEqual([true, true, false, true, false, false]);
  expect([person.employee, personOf({ employee: true, provenAge: 13, verdictOf }).employee]).toEqual([false, true]);
});
