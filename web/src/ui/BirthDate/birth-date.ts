export type BirthDatePart = 'month' | 'day' | 'year';
export type TypedBirthDate = Record<BirthDatePart, string>;

/** Why a typed date can't be a date of birth, and which field to look at (N-7). Nothing here knows a minimum age (N-17). */
export type BirthDateProblem =
  | { part: 'month' | 'day' | 'year'; reason: 'MISSING' }
  | { part: 'day'; reason: 'NO_SUCH_DAY'; month: number; day: number }
  | { part: 'year'; reason: 'FUTURE' | 'TOO_LONG_AGO' };

export type BirthDate = { ok: true; date: string } | { ok: false; problem: BirthDateProblem };

const oldest = 120;
const no = (problem: BirthDateProblem): BirthDate => ({ ok: false, problem });

/** Reads the three fields as a real day, not in the future and at most 120 years ago (N-7). `today` is YYYY-MM-DD. */
export function readBirthDate(typed: TypedBirthDate, today: string): BirthDate {
  const [month, day, year] = [Number(typed.month), Number(typed.day), Number(typed.year)];
  if (!(month >= 1 && month <= 12)) return no({ part: 'month', reason: 'MISSING' });
  if (!(day >= 1)) return no({ part: 'day', reason: 'MISSING' });
  if (typed.year.length !== 4) return no({ part: 'year', reason: 'MISSING' });
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate())
    return no({ part: 'day', reason: 'NO_SUCH_DAY', month, day });
  const date = `${typed.year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (date > today) return no({ part: 'year', reason: 'FUTURE' });
  if (year < Number(today.slice(0, 4)) - oldest) return no({ part: 'year', reason: 'TOO_LONG_AGO' });
  return { ok: true, date };
}
