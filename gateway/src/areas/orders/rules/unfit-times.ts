import { texts } from '../texts/index.ts';
import { type OfferedSlot } from './slots.ts';
import { longDate, spokenSpan } from './when.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].unfit);

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
export function timeNotes(
  slots: readonly OfferedSlot[],
  lines: readonly TimedLine[],
  timeZone: string,
  language: Language,
): string[] {
  const open = slots.filter(({ capacityLeft }) => capacityLeft > 0);
  const picky = lines.filter(({ entryId }) => open.some((slot) => has(slot, entryId)));
  const notes = picky.map(({ entryId, name }) => {
    const first = open.find((slot) => !has(slot, entryId));
    return first ? words[language].first(name, whenOf(first, timeZone, language)) : words[language].never(name);
  });
  const isApart = picky.every(({ entryId }) => open.some((slot) => !has(slot, entryId)));
  const hasCommon = open.some(({ unfitEntryIds }) => unfitEntryIds.length === 0);
  return picky.length > 1 && isApart && !hasCommon ? [...notes, words[language].notTogether] : notes;
}

const whenOf = (slot: OfferedSlot, timeZone: string, language: Language): string =>
  texts[language].day.time(longDate(slot.start, timeZone, language), spokenSpan(slot, timeZone, language));

/** `Turkey Club can't be ready at the time you chose.` */
export const unfitText = (entryIds: readonly string[], lines: readonly TimedLine[], language: Language): string => {
  const names = lines.flatMap(({ entryId, name }) => (entryIds.includes(entryId) ? [name] : []));
  return names.length === 0
    ? texts[language].problems.SLOT_UNFIT
    : words[language].chosen(names.join(texts[language].line.list));
};
