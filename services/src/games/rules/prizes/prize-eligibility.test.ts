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

const day = (text: string) => Temporal.PlainDate.from(text);
const known = { employee: false, provenAge: 13, birth: null, record: null, today: day('2026-08-05') };

test("T-29 T-30 what the opt-in has proven is met; more than that, from the birthday on, by the store's day", () => {
  const born = { ...known, birth: day('2008-08-06') };
  const meets = (age: number, today: string) => personOf({ ...born, today: day(today) }).meetsAge(age);
  expect([meets(13, '2026-08-05'), meets(18, '2026-08-05'), meets(18, '2026-08-06')]).toEqual([true, false, true]);
  // Proven by the opt-in, whatever an account's birth date says now.
  expect(personOf({ ...known, birth: day('2020-01-01') }).meetsAge(13)).toBe(true);
});

test('N-17 T-30 without a birth date the age record counts, and without either nothing above the proven age is met', () => {
  const record = { least: 18, greatest: 20, recordedOn: known.today };
  expect([18, 21].map((age) => personOf({ ...known, record }).meetsAge(age))).toEqual([true, false]);
  expect([13, 14].map((age) => personOf(known).meetsAge(age))).toEqual([true, false]);
  expect(personOf({ ...known, employee: true }).employee).toBe(true);
});
