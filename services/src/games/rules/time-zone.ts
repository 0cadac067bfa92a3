/** Is this an IANA time zone we can show days in (N-78)? */
export function isTimeZone(name: string): boolean {
  // An offset such as +02:00 isn't a time zone with its own days.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}
