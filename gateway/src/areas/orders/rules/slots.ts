import { dayOf, inZone } from '../../../shared/date-strings.ts';
import { priceTag } from '../../../shared/dollars.ts';
import type { HeldSlot, Slot, SlotDay } from '../../../generated/resolvers.ts';
import { texts } from '../texts.ts';
import { cutoffText, daysTo, longDate, shortDay, shortSpan, spokenSpan, type Window } from './when.ts';

const words = texts.slot;

/** From how many left on a shopper is told that there are few. */
const few = 3;

/** A time as the service gives it (N-59). */
export interface OfferedSlot extends Window {
  slotId: string;
  cutoff: string;
  feeCents: number;
  capacityLeft: number;
  /** Lines of the cart that can't be had then (S-145). */
  unfitEntryIds: readonly string[];
  kind: '1H' | '2H' | 'GREEN4H';
}

/** `$3.95`; `Free`. */
export const feeText = (feeCents: number): string => (feeCents === 0 ? words.free : priceTag(feeCents));

/** Times by day, in the store's zone, green ones first in each (N-59). Those that can no longer be booked aren't shown. */
export function slotDays(slots: readonly OfferedSlot[], timeZone: string, now: Temporal.Instant): SlotDay[] {
  const bookable = slots.filter(({ cutoff }) => Temporal.Instant.compare(now, Temporal.Instant.from(cutoff)) < 0);
  const days = Map.groupBy(bookable, ({ start }) => inZone(start, timeZone).toPlainDate().toString());
  return [...days.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, ofDay]) => {
      const start = ofDay[0]?.start ?? '';
      const isToday = daysTo(start, timeZone, now) === 0;
      return {
        date,
        name: isToday ? texts.day.Today : shortDay(start, timeZone),
        dateText: dayOf(inZone(start, timeZone)),
        slots: ofDay.toSorted(greenFirst).map((slot) => slotView(slot, timeZone)),
      };
    });
}

const greenFirst = (one: OfferedSlot, other: OfferedSlot): number =>
  Number(other.kind === 'GREEN4H') - Number(one.kind === 'GREEN4H') ||
  Date.parse(one.start) - Date.parse(other.start) ||
  Date.parse(one.end) - Date.parse(other.end);

const slotView = (slot: OfferedSlot, timeZone: string): Slot => ({
  id: slot.slotId,
  text: shortSpan(slot, timeZone),
  spokenText: spokenSpan(slot, timeZone),
  feeText: feeText(slot.feeCents),
  leftText: leftText(slot),
  isGreen: slot.kind === 'GREEN4H',
  isOffered: slot.capacityLeft > 0 && slot.unfitEntryIds.length === 0,
});

function leftText({ capacityLeft, unfitEntryIds }: OfferedSlot): string | null {
  if (capacityLeft <= 0) return words.full;
  if (unfitEntryIds.length > 0) return words.unfit;
  return capacityLeft <= few ? words.left(capacityLeft) : null;
}

/** The held time; null if none is held, or the hold has ended (T-79). */
export function heldSlot(
  slot: (Omit<OfferedSlot, 'capacityLeft' | 'unfitEntryIds'> & { heldUntil: string | null }) | null,
  timeZone: string,
  now: Temporal.Instant,
): HeldSlot | null {
  if (slot === null) return null;
  if (slot.heldUntil !== null && Temporal.Instant.compare(now, Temporal.Instant.from(slot.heldUntil)) >= 0) return null;
  const fee = feeText(slot.feeCents);
  return {
    id: slot.slotId,
    text: texts.day.time(longDate(slot.start, timeZone), spokenSpan(slot, timeZone)),
    feeText: fee,
    noteText: words.note(fee, cutoffText(slot.cutoff, timeZone, now)),
    heldUntil: slot.heldUntil,
  };
}
