interface Period {
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant | null;
}

/**
 * The next period of a subscription: it begins when the last one that ends has ended, or now; months are those of the
 * calendar in the store's zone. A running period without an end is no obstacle: the months are its next ones.
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
