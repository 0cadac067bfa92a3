import { expect, test } from 'vitest';
import { notForPerson, type Person, prizeAgeOf } from './person.ts';

const adult: Person = { employee: false, meetsAge: () => true };
const child: Person = { employee: false, meetsAge: (age) => age <= 13 };

test('T-30 an entry in a draw is from 18 years on unless the file says otherwise; other prizes have no age', () => {
  expect(prizeAgeOf({ prizeType: 'SWEEPSTAKES' })).toBe(18);
  expect(prizeAgeOf({ prizeType: 'SWEEPSTAKES', minimumAge: 21 })).toBe(21);
  expect(prizeAgeOf({ prizeType: 'SWEEPSTAKES', minimumAge: 0 })).toBe(0);
  expect(prizeAgeOf({ prizeType: 'VENDOR' })).toBe(0);
});

test('T-30 N-5 a prize is not for who is too young for it, nor an entry for an associate', () => {
  expect(notForPerson({ prizeType: 'SWEEPSTAKES', minimumAge: 18 }, adult)).toBeNull();
  expect(notForPerson({ prizeType: 'SWEEPSTAKES', minimumAge: 18 }, child)).toBe('AGE_NOT_MET');
  expect(notForPerson({ prizeType: 'VENDOR', minimumAge: 21 }, child)).toBe('AGE_NOT_MET');
  expect(notForPerson({ prizeType: 'VENDOR', minimumAge: 0 }, child)).toBeNull();
  expect(notForPerson({ prizeType: 'SWEEPSTAKES', minimumAge: 18 }, { ...adult, employee: true })).toBe(
    'EMPLOYEE_EXCLUDED',
  );
});
