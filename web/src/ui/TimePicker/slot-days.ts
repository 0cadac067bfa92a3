import type { SlotDay, SlotOption } from '@larder/design-system/SlotPicker';
import type { CheckoutTexts } from '../../messages/checkout.ts';

/** A time that can be chosen, as the server words it. */
interface Slot {
  id: string;
  text: string;
  spokenText: string;
  feeText: string;
  leftText: string | null;
  isGreen: boolean;
  isOffered: boolean;
}

/** A day with its times. */
export interface Day {
  date: string;
  name: string;
  dateText: string;
  slots: readonly Slot[];
}

/** How many days stand side by side. */
export const daysShown = 5;

function optionOf(
  { id, text, spokenText, feeText, leftText, isGreen, isOffered }: Slot,
  texts: CheckoutTexts,
): SlotOption {
  const state = !isOffered ? 'full' : isGreen ? 'green' : leftText ? 'few' : 'open';
  // What a time costs that can't be had is nothing to know.
  const detail =
    state === 'full' && leftText
      ? leftText
      : state === 'green' && !leftText
        ? texts.time.green(feeText)
        : texts.time.detail(feeText, leftText);
  return { value: id, label: text, spoken: spokenText, detail, state };
}

/** Days for the picker; a green window comes first in its day, as the one that costs the least. */
export const slotDays = (days: readonly Day[], texts: CheckoutTexts): SlotDay[] =>
  days.map(({ date, name, dateText, slots }) => ({
    key: date,
    title: name,
    date: dateText,
    short: String(Number(date.slice(-2))),
    spoken: texts.time.spokenDay(date, dateText),
    slots: slots.toSorted((a, b) => Number(b.isGreen) - Number(a.isGreen)).map((slot) => optionOf(slot, texts)),
  }));

/** The chosen time in words, `Thursday, Aug 6, 4 to 5 PM`, with its fee; null if none of them is chosen. */
export function chosenSlot(
  days: readonly Day[],
  slotId: string,
  texts: CheckoutTexts,
): { text: string; fee: string } | null {
  for (const { date, dateText, slots } of days) {
    const slot = slots.find(({ id }) => id === slotId);
    if (slot)
      return { text: texts.time.chosen(texts.time.spokenDay(date, dateText), slot.spokenText), fee: slot.feeText };
  }
  return null;
}

/** Where the days begin that hold the chosen time, or else one that can be had. */
export function firstShown(days: readonly Day[], slotId: string): number {
  const chosen = days.findIndex(({ slots }) => slots.some(({ id }) => id === slotId));
  const open = days.findIndex(({ slots }) => slots.some(({ isOffered }) => isOffered));
  const at = Math.max(0, chosen >= 0 ? chosen : open);
  return Math.floor(at / daysShown) * daysShown;
}
