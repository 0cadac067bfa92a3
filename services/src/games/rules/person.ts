/** The shopper's person, as far as it decides which prizes can be had. */
export interface Person {
  employee: boolean;
  /** Is this age met, by what is known? An unknown age meets nothing above the program's own minimum. */
  meetsAge(minimumAge: number): boolean;
}

export type NotForPerson = 'EMPLOYEE_EXCLUDED' | 'AGE_NOT_MET';

/** Why a prize is not for this shopper at all, whatever stock, points and limits say; null when it is (N-5, T-30). */
export function notForPerson(prize: { prizeType: string; minimumAge: number }, person: Person): NotForPerson | null {
  if (person.employee && prize.prizeType === 'SWEEPSTAKES') return 'EMPLOYEE_EXCLUDED';
  return person.meetsAge(prize.minimumAge) ? null : 'AGE_NOT_MET';
}

/** Who enters a draw is an adult, unless the program's file says otherwise. */
const drawAge = 18;

/** Ages that a birth date's record tells apart (N-17); a prize can ask for one of them. */
export const prizeAges = [0, 13, 16, 18, 21] as const;

/** Least age for a prize, in years: its own, an explicit 0 included, else 18 for entries in a draw; 0 = the program's alone (T-30). */
export function prizeAgeOf(prize: { prizeType: string; minimumAge?: number | undefined }): number {
  return prize.minimumAge ?? (prize.prizeType === 'SWEEPSTAKES' ? drawAge : 0);
}
