import type { GatewayContext } from '../../../context.ts';
import type { UserError } from '../../../generated/resolvers.ts';
import { nearestTimesText, takenTimes } from '../rules/nearest-times.ts';
import type { OfferedSlot } from '../rules/slots.ts';

interface Taken {
  slotId: string;
  timeZone: string;
  /** Asks for the times that there are; null if nobody can say. */
  times: (() => Promise<readonly OfferedSlot[]>) | null;
}

/** A time that is taken comes with the nearest free ones (N-59). */
export async function withNearestTimes(
  { clock, language }: GatewayContext,
  userErrors: UserError[],
  { slotId, timeZone, times }: Taken,
): Promise<UserError[]> {
  if (!times || !userErrors.some(({ code }) => takenTimes.has(code))) return userErrors;
  const offered = await times().catch(() => []);
  const text = nearestTimesText(offered, slotId, { timeZone, now: clock.now() }, language);
  if (text === null) return userErrors;
  return userErrors.map((each) => (takenTimes.has(each.code) ? { ...each, message: `${each.message} ${text}` } : each));
}
