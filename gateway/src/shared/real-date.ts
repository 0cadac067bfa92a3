/** Does this day exist? @param date `YYYY-MM-DD` (N-7) */
export function isRealDate(date: string): boolean {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toString() === date;
  } catch {
    return false;
  }
}
