import type { ShopChannel } from '../../../../../server-kit/channel-names.ts';
import { daysBetween, withoutSameHalf } from '../../../shared/date-strings.ts';
import type { StoreDetails } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import { channels, channelsOf } from './channels.ts';
import { hourText } from './open-hours.ts';
import type { Language } from '../../../shared/language.ts';

/** Channels whose orders need a time. */
export const slotChannels = ['PICKUP', 'DELIVERY'] as const satisfies readonly ShopChannel[];
type SlotChannel = (typeof slotChannels)[number];

type Slots = Pick<StoreDetails, 'nextSlots' | 'timeZone' | 'channels'>;

/** When a store's next slot of a channel is, in its day: today, 2 to 3 PM; null if there is none this week (N-59). */
export function nextSlotText(
  { nextSlots, timeZone }: Slots,
  channel: SlotChannel,
  now: Temporal.Instant,
  language: Language,
): string | null {
  // The answer may have been kept a while: what has become too late since is passed over.
  const slot = nextSlots.find(
    (each) =>
      channels[each.channel] === channel && Temporal.Instant.compare(now, Temporal.Instant.from(each.cutoff)) < 0,
  );
  if (!slot) return null;
  const [start, end] = [slot.start, slot.end].map((at) => Temporal.Instant.from(at).toZonedDateTimeISO(timeZone));
  return start && end
    ? texts[language].slot(dayText(start, now.toZonedDateTimeISO(timeZone), language), spanText(start, end, language))
    : null;
}

/** What a shopper is told of a store's next slot in a list of stores. @param zipCode the one it doesn't deliver to */
export function slotLine(
  store: Slots,
  channel: SlotChannel,
  now: Temporal.Instant,
  notDeliveredTo: string | null,
  language: Language,
): { channel: SlotChannel; text: string; isOffered: boolean } {
  const offered = channelsOf(store);
  if (!offered.includes(channel)) {
    const others = offered.map((each) => texts[language].waysToShop[each]).join(texts[language].or);
    return { channel, text: texts[language].noSlotBut(texts[language].orders[channel], others), isOffered: false };
  }
  if (channel === 'DELIVERY' && notDeliveredTo !== null)
    return { channel, text: texts[language].notDelivered(notDeliveredTo), isOffered: false };
  const when = nextSlotText(store, channel, now, language);
  const text =
    when === null
      ? texts[language].noSlot(texts[language].orders[channel])
      : texts[language].nextSlot(texts[language].orders[channel], when);
  return { channel, text, isOffered: true };
}

/** today, tomorrow, Thursday: a day of this week, as the store sees it. */
export function dayText(start: Temporal.ZonedDateTime, now: Temporal.ZonedDateTime, language: Language): string {
  const days = daysBetween(now, start);
  if (days === 0) return texts[language].today;
  if (days === 1) return texts[language].tomorrow;
  return Object.values(texts[language].days)[start.dayOfWeek - 1] ?? '';
}

/** 2 to 3 PM; 11 AM to noon; 11:30 AM to 1 PM. */
export function spanText(start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime, language: Language): string {
  const [from, to] = [start, end].map((at) =>
    hourText(at.toPlainTime().toString({ smallestUnit: 'minute' }), language),
  );
  return texts[language].span(withoutSameHalf(from ?? '', to ?? ''), to ?? '');
}
