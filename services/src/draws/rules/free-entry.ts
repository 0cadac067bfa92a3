import { isState } from '../../../../server-kit/us-states.ts';

/** What decides whether someone may enter without a purchase (N-28). */
export interface FreeEntrantFacts {
  /** The program's minimum age, and that of its entries: the higher one holds (T-30). */
  minimumAges: readonly number[];
  /** Was this person or browser refused for age in the last 24 hours (N-17)? */
  isRefused: boolean;
  /** On the store's day, by the account's birth date or else the one entered now; null if nobody was born on it (N-7). */
  age: number | null;
  /** Entered now. */
  state: string;
  /** On the account. */
  accountState: string | null;
  voidWhere: readonly string[];
}

/** `TOO_YOUNG` is new, and to be remembered for a day; `REMEMBERED` isn't. */
export type FreeEntryProblem =
  | 'REMEMBERED'
  | 'DATE_OF_BIRTH_INVALID'
  | 'STATE_INVALID'
  | 'NOT_ELIGIBLE_STATE'
  | 'TOO_YOUNG';

/** The age that a free entry takes. */
export const freeEntryAge = (minimumAges: readonly number[]): number => Math.max(...minimumAges);

/** The first reason not to enter, age and state as for an opt-in; null when there is none (N-28, N-15, N-17). */
export function freeEntryProblem(facts: FreeEntrantFacts): FreeEntryProblem | null {
  const { age, state, accountState, voidWhere } = facts;
  if (facts.isRefused) return 'REMEMBERED';
  if (age === null) return 'DATE_OF_BIRTH_INVALID';
  if (!isState(state)) return 'STATE_INVALID';
  if ([state, accountState].some((each) => each !== null && voidWhere.includes(each))) return 'NOT_ELIGIBLE_STATE';
  return age >= freeEntryAge(facts.minimumAges) ? null : 'TOO_YOUNG';
}
