import { texts } from '../texts.ts';
import { type OfferedSlot } from './slots.ts';
import { longDate, spokenSpan } from './when.ts';

const words = texts.unfit;

/** A line that a time may not be for. */
export interface TimedLine {
  entryId: string;
  name: string;
}

const has = ({ unfitEntryIds }: OfferedSlot, entryId: string) => unfitEntryIds.includes(entryId);

/**
 * Which items can't be had at every time, and the first time that works, before anything else is filled in (S-139, S-140,
 * S-145). Empty if every time is for all of them.
 * @param slots that can still be booked, earliest first
 */
export function timeNotes(slots: readonly OfferedSlot[], lines: readonly TimedLine[], timeZone: string): string[] {
  const open = slots.filter(({ capacityLeft }) => capacityLeft > 0);
  const picky = lines.filter(({ entryId }) => open.some((slot) => has(slot, entryId)));
  const notes = picky.map(({ entryId, name }) => {
    const first = open.find((slot) => !has(slot, entryId));
    return first ? words.first(name, whenOf(first, timeZone)) : words.never(name);
  });
  const isApart = picky.every(({ entryId }) => open.some((slot) => !has(slot, entryId)));
  const hasCommon = open.some(({ unfitEntryIds }) => unfitEntryIds.length === 0);
  return picky.length > 1 && isApart && !hasCommon ? [...notes, words.notTogether] : notes;
}

const whenOf = (slot: OfferedSlot, timeZone: string): string =>
  texts.day.time(longDate(slot.start, timeZone), spokenSpan(slot, timeZone));

/** `Turkey Club can't be ready at the time you chose.` */
export const unfitText = (entryIds: readonly string[], lines: readonly TimedLine[]): string => {
  const names = lines.flatMap(({ entryId, name }) => (entryIds.includes(entryId) ? [name] : []));
  return names.length === 0 ? texts.problems.SLOT_UNFIT : words.chosen(names.join(texts.line.list));
};
