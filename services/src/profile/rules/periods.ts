interface Period {
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant | null;
}

/**
 * A subscription's next period. It starts when the last limited period ends, or now. Months are calendar months in
 * the store's time zone. A current period without an end date doesn't delay it.
 */
export function periodAfter(
  periods: readonly Period[],
  now: Temporal.Instant,
  months: number,
  timeZone: string,
): { start: Temporal.Instant; until: Temporal.Instant } {
  let start = now;
  for (const { ends_at: end } of periods) {
    if (end !== null && Temporal.Instant.compare(end, start) >= 0) start = end.add({ milliseconds: 1 });
  }
  const until = start.toZonedDateTimeISO(timeZone).add({ months }).toInstant().subtract({ milliseconds: 1 });
  return { start, until };
}
