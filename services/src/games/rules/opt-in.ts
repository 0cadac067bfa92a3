import type { AgeVerdict } from '../../profile/index.ts';

/** What decides a new opt-in (N-15). */
export interface OptInFacts {
  phase: 'BEFORE' | 'RUNNING' | 'OVER';
  rulesVersion: number;
  readVersion: number;
  employee: boolean;
  employeesExcluded: boolean;
  /** Was this account or browser refused for its age in the last 24 hours, at this minimum or a lower one (N-17)? */
  refused: boolean;
  /** What the current answer, or else the record, says about the minimum age. */
  age: AgeVerdict;
  voidWhere: readonly string[];
  /** States the shopper declared, or that are on record. */
  states: readonly string[];
}

export type OptInRefusal =
  | 'PROGRAM_ENDED'
  | 'PROGRAM_NOT_STARTED'
  | 'RULES_CHANGED'
  | 'EMPLOYEE_EXCLUDED'
  | 'RESIDENCY_REQUIRED'
  | 'NOT_ELIGIBLE_STATE'
  | 'AGE_NOT_MET'
  | 'DATE_OF_BIRTH_REQUIRED';

/** Refusals we may know before the shopper answers anything. */
export const knownRefusals = [
  'PROGRAM_ENDED',
  'PROGRAM_NOT_STARTED',
  'EMPLOYEE_EXCLUDED',
  'NOT_ELIGIBLE_STATE',
  'AGE_NOT_MET',
] as const satisfies readonly OptInRefusal[];

export type KnownRefusal = (typeof knownRefusals)[number];

/** The first reason not to opt in; null when there is none. A remembered refusal overrides any new birth date (T-31). */
export function optInRefusal(facts: OptInFacts): OptInRefusal | null {
  if (facts.phase === 'OVER') return 'PROGRAM_ENDED';
  if (facts.phase === 'BEFORE') return 'PROGRAM_NOT_STARTED';
  if (facts.employee && facts.employeesExcluded) return 'EMPLOYEE_EXCLUDED';
  if (facts.refused) return 'AGE_NOT_MET';
  if (facts.voidWhere.length > 0 && facts.states.length === 0) return 'RESIDENCY_REQUIRED';
  if (facts.states.some((state) => facts.voidWhere.includes(state))) return 'NOT_ELIGIBLE_STATE';
  if (facts.age === 'UNKNOWN') return 'DATE_OF_BIRTH_REQUIRED';
  if (facts.age === 'NOT_MET') return 'AGE_NOT_MET';
  return facts.readVersion === facts.rulesVersion ? null : 'RULES_CHANGED';
}

/** What rules out an opt-in whatever the shopper answers, so that they hear it up front (N-5); null when nothing is known. */
export function knownRefusal(facts: Omit<OptInFacts, 'rulesVersion' | 'readVersion'>): KnownRefusal | null {
  const refusal = optInRefusal({
    ...facts,
    rulesVersion: 0,
    readVersion: 0,
    voidWhere: facts.states.length > 0 ? facts.voidWhere : [],
  });
  return knownRefusals.find((known) => known === refusal) ?? null;
}

/** What is known of a shopper before the opt-in asks anything. */
export interface KnownBefore {
  minimumAge: number;
  /** Of the program's prizes, above its own. */
  prizeAges: readonly number[];
  /** What the account's birth date, or else the record, says about a minimum age. */
  verdictOf: (minimumAge: number) => AgeVerdict;
  voidWhere: readonly string[];
  /** The state on record. */
  state: string | null;
}

/** What the opt-in has to ask: a birth date where some age isn't known, and the state where the program is void somewhere (N-15, N-17). */
export const optInQuestions = (known: KnownBefore): { needsDateOfBirth: boolean; needsResidency: boolean } => ({
  needsDateOfBirth: [known.minimumAge, ...known.prizeAges].some((age) => known.verdictOf(age) === 'UNKNOWN'),
  needsResidency: known.voidWhere.length > 0 && known.state === null,
});

/** The first of the prizes' minimum ages that a shopper of this age doesn't meet; undefined if they meet all (T-30). */
export const ageNotMet = (prizeAges: readonly number[], age: number): number | undefined =>
  prizeAges.find((least) => age < least);

/** Plays for opting in: the program's, if the household takes them and its division has them switched on (N-15, N-16). */
export const welcomePlaysOf = (given: { isWanted: boolean; isSwitchedOn: boolean; plays: number }): number =>
  given.isWanted && given.isSwitchedOn ? given.plays : 0;
