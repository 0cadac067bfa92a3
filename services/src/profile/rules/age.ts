/** All we store of a birth date besides its keyed hash: the age in whole years on the day it was entered (N-17). */
export interface AgeBand {
  /** Lowest possible age on `recordedOn`, in whole years. */
  least: number;
  /** Highest possible age on `recordedOn`; null = no upper limit. */
  greatest: number | null;
  recordedOn: Temporal.PlainDate;
}

export type AgeVerdict = 'MET' | 'NOT_MET' | 'UNKNOWN';

const cuts = [0, 13, 16, 18, 21];

/** Whole years at the start of a store-local day; someone born on Feb 29 has a birthday on Mar 1 in other years (T-29, T-32). */
export function ageOn(birth: Temporal.PlainDate, day: Temporal.PlainDate): number {
  const birthday = { year: day.year, month: birth.month, day: birth.day };
  const reached =
    birth.month === 2 && birth.day === 29 && !day.inLeapYear
      ? Temporal.PlainDate.from({ ...birthday, month: 3, day: 1 })
      : Temporal.PlainDate.from(birthday);
  return day.year - birth.year - (Temporal.PlainDate.compare(day, reached) < 0 ? 1 : 0);
}

/** A real day, not in the future, at most 120 years ago (N-7). */
export function isPlausibleBirth(birth: Temporal.PlainDate, day: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(birth, day) <= 0 && ageOn(birth, day) <= 120;
}

/** The band that an age falls in: 0-12, 13-15, 16-17, 18-20, 21 and over. */
export function ageBandOf(age: number, recordedOn: Temporal.PlainDate): AgeBand {
  const at = cuts.findLastIndex((cut) => age >= cut);
  const next = cuts[at + 1];
  return { least: cuts[at] ?? 0, greatest: next === undefined ? null : next - 1, recordedOn };
}

/** Does the band alone meet the minimum age? The years since count, too; otherwise we ask for the birth date again. */
export function bandMeets(band: AgeBand, minimumAge: number, today: Temporal.PlainDate): boolean {
  const { years } = band.recordedOn.until(today, { largestUnit: 'year' });
  return band.least + Math.max(years, 0) >= minimumAge;
}

/**
 * Whether a minimum age is met, as far as we know: by the birth date, or else by the record; 0 needs neither (G-70, N-17).
 * @param birth the account's birth date, or the one entered now
 */
export function ageVerdict(
  minimumAge: number,
  birth: Temporal.PlainDate | null,
  record: AgeBand | null,
  today: Temporal.PlainDate,
): AgeVerdict {
  if (minimumAge === 0) return 'MET';
  if (birth !== null) return ageOn(birth, today) >= minimumAge ? 'MET' : 'NOT_MET';
  return record !== null && bandMeets(record, minimumAge, today) ? 'MET' : 'UNKNOWN';
}
