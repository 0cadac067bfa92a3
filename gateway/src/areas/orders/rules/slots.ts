import { dayOf, daysTo, inZone } from '../../../shared/date-strings.ts';
import { priceTag } from '../../../shared/dollars.ts';
import type { HeldSlot, Slot, SlotDay } from '../../../generated/resolvers.ts';
import { texts } from '../texts/index.ts';
import { weekdayCutoff, longDate, shortDay, shortSpan, spokenSpan, type Window } from './when.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].slot);

/** From how many left on a shopper is told that there are few. */
const few = 3;

/** A time as the service gives it (N-59). */
export interface OfferedSlot extends Window {
  slotId: string;
  cutoff: string;
  feeCents: number;
  /** What FreshPass takes off (N-70); omitted for nothing. */
  waivedFeeCents?: number;
  capacityLeft: number;
  /** Lines of the cart that can't be had then (S-145). */
  unfitEntryIds: readonly string[];
  kind: '1H' | '2H' | 'GREEN4H';
}

/** `$3.95`; `Free`. */
export const feeText = (feeCents: number, language: Language): string =>
  feeCents === 0 ? words[language].free : priceTag(feeCents);

/** Times by day, in the store's zone, green ones first in each (N-59). Those that can no longer be booked aren't shown. */
export function slotDays(
  slots: readonly OfferedSlot[],
  timeZone: string,
  now: Temporal.Instant,
  language: Language,
): SlotDay[] {
  const bookable = slots.filter(({ cutoff }) => Temporal.Instant.compare(now, Temporal.Instant.from(cutoff)) < 0);
  const days = Map.groupBy(bookable, ({ start }) => inZone(start, timeZone).toPlainDate().toString());
  return [...days.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, ofDay]) => {
      const start = ofDay[0]?.start ?? '';
      const isToday = daysTo(start, timeZone, now) === 0;
      return {
        date,
        name: isToday ? texts[language].day.Today : shortDay(start, timeZone, language),
        dateText: dayOf(inZone(start, timeZone), language),
        slots: ofDay.toSorted(greenFirst).map((slot) => slotView(slot, timeZone, language)),
      };
    });
}

const greenFirst = (one: OfferedSlot, other: OfferedSlot): number =>
  Number(other.kind === 'GREEN4H') - Number(one.kind === 'GREEN4H') ||
  Date.parse(one.start) - Date.parse(other.start) ||
  Date.parse(one.end) - Date.parse(other.end);

const slotView = (slot: OfferedSlot, timeZone: string, language: Language): Slot => ({
  id: slot.slotId,
  text: shortSpan(slot, timeZone, language),
  spokenText: spokenSpan(slot, timeZone, language),
  feeText: feeText(slot.feeCents, language),
  leftText: leftText(slot, language),
  isGreen: slot.kind === 'GREEN4H',
  isOffered: slot.capacityLeft > 0 && slot.unfitEntryIds.length === 0,
});

function leftText({ capacityLeft, unfitEntryIds }: OfferedSlot, language: Language): string | null {
  if (capacityLeft <= 0) return words[language].full;
  if (unfitEntryIds.length > 0) return words[language].unfit;
  return capacityLeft <= few ? words[language].left(capacityLeft) : null;
}

/** The held time; null if none is held, or the hold has ended (T-79). */
export function heldSlot(
  slot: (Omit<OfferedSlot, 'capacityLeft' | 'unfitEntryIds'> & { heldUntil: string | null }) | null,
  timeZone: string,
  now: Temporal.Instant,
  language: Language,
): HeldSlot | null {
  if (slot === null) return null;
  if (slot.heldUntil !== null && Temporal.Instant.compare(now, Temporal.Instant.from(slot.heldUntil)) >= 0) return null;
  const fee = feeText(slot.feeCents, language);
  return {
    id: slot.slotId,
    text: texts[language].day.time(longDate(slot.start, timeZone, language), spokenSpan(slot, timeZone, language)),
    feeText: fee,
    noteText: words[language].note(
      (slot.waivedFeeCents ?? 0) > 0 ? words[language].withFreshPass : fee,
      weekdayCutoff(slot.cutoff, timeZone, now, language),
    ),
    heldUntil: slot.heldUntil,
  };
}
