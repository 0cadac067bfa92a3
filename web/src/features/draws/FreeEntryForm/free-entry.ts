import { isEmailAddress } from '../../../ui/fields/email-address.ts';
import { isWholeZip } from '../../../ui/fields/zip-code.ts';
import { type BirthDateProblem, readBirthDate, type TypedBirthDate } from '../../../ui/BirthDate/birth-date.ts';

/** The form's values as typed. */
export interface TypedFreeEntry {
  name: string;
  email: string;
  address: string;
  address2: string;
  zipCode: string;
  city: string;
  state: string;
  dateOfBirth: TypedBirthDate;
}

/** Required text fields, in form order. */
export const requiredFields = ['name', 'email', 'address', 'zipCode', 'city', 'state'] as const;
export type RequiredField = (typeof requiredFields)[number];

export interface FreeEntryProblems {
  fields: Partial<Record<RequiredField, true>>;
  birth: BirthDateProblem | null;
}

export interface FreeEntryAnswers extends Omit<TypedFreeEntry, 'dateOfBirth'> {
  dateOfBirth: string;
}

export const nothingTyped: TypedFreeEntry = {
  name: '',
  email: '',
  address: '',
  address2: '',
  zipCode: '',
  city: '',
  state: '',
  dateOfBirth: { month: '', day: '', year: '' },
};

const isWellFormed: Partial<Record<RequiredField, (text: string) => boolean>> = {
  email: isEmailAddress,
  zipCode: isWholeZip,
};

/** Reads the form (N-28): the answers to send, or every field with a problem. `today` is YYYY-MM-DD. */
export function readFreeEntry(
  typed: TypedFreeEntry,
  today: string,
): { ok: true; answers: FreeEntryAnswers } | { ok: false; problems: FreeEntryProblems } {
  const trimmed = Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  ) as unknown as TypedFreeEntry;
  const birth = readBirthDate(typed.dateOfBirth, today);
  const wrong = requiredFields.filter(
    (field) => trimmed[field] === '' || isWellFormed[field]?.(trimmed[field]) === false,
  );
  if (wrong.length === 0 && birth.ok) return { ok: true, answers: { ...trimmed, dateOfBirth: birth.date } };
  return {
    ok: false,
    problems: {
      fields: Object.fromEntries(wrong.map((field) => [field, true])),
      birth: birth.ok ? null : birth.problem,
    },
  };
}
