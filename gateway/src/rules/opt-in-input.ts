/** Is there such a day? @param date `YYYY-MM-DD` (N-7) */
export function isRealDate(date: string): boolean {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toString() === date;
  } catch {
    return false;
  }
}

/** Two letters, in any case (N-7). */
export function isStateCode(text: string): boolean {
  return /^[a-z]{2}$/i.test(text.trim());
}
