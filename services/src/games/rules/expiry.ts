/** Grocery rewards: the last instant of the month after the one in which they were earned, in the store's zone (N-12). */
export function rewardExpiry(earnedAt: Temporal.Instant, timeZone: string): Temporal.Instant {
  const month = earnedAt.toZonedDateTimeISO(timeZone).toPlainDate().with({ day: 1 });
  return lastInstantBefore(month.add({ months: 2 }), timeZone);
}

/** Where a month ends last, for orders whose store isn't known. */
const lastZone = 'Pacific/Honolulu';

/** Points of an order: a game's end with it, those of all members at the end of the month after (N-12). */
export const pointsExpiry = (
  program: { is_game: boolean; end_at: Temporal.Instant },
  placedAt: Temporal.Instant,
  timeZone: string | null | undefined,
): Temporal.Instant => (program.is_game ? program.end_at : rewardExpiry(placedAt, timeZone ?? lastZone));

/** Minimum days a coupon can be used, however late its prize was redeemed. */
const leastDays = 14;

/** A coupon: as long as the game's prizes can be redeemed, and for at least two weeks from now. */
export function offerExpiry(redeemedAt: Temporal.Instant, redeemBy: Temporal.Instant, timeZone: string) {
  const today = redeemedAt.toZonedDateTimeISO(timeZone).toPlainDate();
  const least = lastInstantBefore(today.add({ days: leastDays + 1 }), timeZone);
  return Temporal.Instant.compare(least, redeemBy) > 0 ? least : redeemBy;
}

function lastInstantBefore(day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime(timeZone).toInstant().subtract({ milliseconds: 1 });
}
