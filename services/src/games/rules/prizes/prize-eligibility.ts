import type { AgeVerdict } from '../../../profile/index.ts';

/** What decides which prizes a shopper can have. */
export interface Person {
  employee: boolean;
  /** Is this age met, as far as we know? An unknown age meets nothing above the program's own minimum. */
  meetsAge(minimumAge: number): boolean;
}

export type NotForPerson = 'EMPLOYEE_EXCLUDED' | 'AGE_NOT_MET';

/** Why this shopper isn't eligible for a prize, whatever the stock, points, and limits; null when they are (N-5, T-30). */
export function notForPerson(prize: { prizeType: string; minimumAge: number }, person: Person): NotForPerson | null {
  if (person.employee && prize.prizeType === 'SWEEPSTAKES') return 'EMPLOYEE_EXCLUDED';
  return person.meetsAge(prize.minimumAge) ? null : 'AGE_NOT_MET';
}

/**
 * A shopper's eligibility for a program's prizes. The opt-in has proven the program's own minimum age (T-29); for a higher one, what
 * is known of the shopper's age counts (N-17, T-30).
 */
export const personOf = (known: {
  employee: boolean;
  /** The program's own minimum age. */
  provenAge: number;
  verdictOf: (minimumAge: number) => AgeVerdict;
}): Person => ({
  employee: known.employee,
  meetsAge: (age) => age <= known.provenAge || known.verdictOf(age) === 'MET',
});

/** Entering a draw is for adults, unless the program's file says otherwise. */
const drawAge = 18;

/** Ages that a birth date record distinguishes (N-17); a prize's minimum age is one of them. */
export const prizeAges = [0, 13, 16, 18, 21] as const;

/** Minimum age for a prize, in years: its own, including an explicit 0, else 18 for entries in a draw; 0 = only the program's (T-30). */
export function prizeAgeOf(prize: { prizeType: string; minimumAge?: number | undefined }): number {
  return prize.minimumAge ?? (prize.prizeType === 'SWEEPSTAKES' ? drawAge : 0);
}
