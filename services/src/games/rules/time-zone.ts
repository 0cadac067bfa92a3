/** Is this an IANA zone that days can be told in (N-78)? */
export function isTimeZone(name: string): boolean {
  // An offset such as +02:00 has no days of its own.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}
