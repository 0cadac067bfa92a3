import { texts } from '../texts/index.ts';
import type { OfferedSlot } from './slots.ts';
import { longDate, spokenSpan } from './when.ts';
import type { Language } from '../../../shared/language.ts';

/** Refusals of a time that somebody else has taken, or that has ended. */
export const takenTimes: ReadonlySet<string> = new Set(['SLOT_FULL', 'SLOT_ENDED']);

/** As many as are named. */
const most = 2;

/** `Nearest free times: Thursday, Aug 6, 5 to 6 PM; Thursday, Aug 6, 3 to 4 PM.`; null if none is free. @param slotId the time that is taken */
export function nearestTimesText(
  slots: readonly OfferedSlot[],
  slotId: string,
  { timeZone, now }: { timeZone: string; now: Temporal.Instant },
  language: Language,
): string | null {
  const at = Date.parse(slots.find((slot) => slot.slotId === slotId)?.start ?? now.toString());
  const away = ({ start }: OfferedSlot): number => Math.abs(Date.parse(start) - at);
  const free = slots
    .filter((slot) => slot.slotId !== slotId && slot.capacityLeft > 0 && slot.unfitEntryIds.length === 0)
    .filter(({ cutoff }) => Temporal.Instant.compare(now, Temporal.Instant.from(cutoff)) < 0)
    .toSorted((one, other) => away(one) - away(other) || Date.parse(one.start) - Date.parse(other.start))
    .slice(0, most);
  if (free.length === 0) return null;
  const { day, slot: words } = texts[language];
  return words.nearest(
    free.map((slot) => day.time(longDate(slot.start, timeZone, language), spokenSpan(slot, timeZone, language))),
  );
}
