import type { PricedLine } from '../../cart/index.ts';
import type { Offering, Store } from '../../stores/index.ts';
import { canBeHadAt, preparedBy } from '../rules/line-obstacles.ts';

/** Where and when a time is looked at. */
interface At {
  store: Pick<Store, 'timeZone'>;
  offering: Pick<Offering, 'hours'>;
  now: Temporal.Instant;
}

/**
 * Lines that can't be had at a time, by entry id: not there yet, not prepared by then, or outside the hours of who makes them
 * (S-139, S-140, S-145). Lines that can't be had at all aren't about the time.
 */
export function unfitLines(
  lines: readonly PricedLine[],
  start: Temporal.Instant,
  { store: { timeZone }, offering, now }: At,
): string[] {
  const [from, today] = [start.toZonedDateTimeISO(timeZone), now.toZonedDateTimeISO(timeZone)];
  return lines.flatMap(({ line, goods, reason }) => {
    if (!goods || reason !== null || line.quantity === 0) return [];
    const { product, place } = goods;
    const timed = { ...product, preparedBy: preparedBy(product.isMto, place.department.departmentId) };
    return canBeHadAt(timed, from, today, offering.hours) ? [] : [line.entryId];
  });
}
