import type { Availability, AvailabilityReason, Channel } from '../../../generated/resolvers.ts';
import { counted } from '../../../shared/counted.ts';
import { texts } from '../texts.ts';
import { allChannels, notOfferedText, onlyAvailableText, onlyShortText } from './channel-words.ts';
import { monthAndDay, daysUntil } from './local-day.ts';
import { type Circumstances, obstacleTo, type Sellable } from './obstacles.ts';
import { timeNeeded } from './preparation-time.ts';

const words = texts.availability;

/**
 * Whether and how a product can be had through a channel, in words: exactly one state, and a message whenever it's
 * unavailable (S-106, S-107, S-139 to S-142, S-144, S-145, S-234 to S-238).
 */
export function availability(product: Sellable, channel: Channel, circumstances: Circumstances): Availability {
  const alternatives = allChannels.filter(
    (other) => other !== channel && obstacleTo(product, other, circumstances) === null,
  );
  const reason = obstacleTo(product, channel, circumstances);
  if (reason === null) return { ...stockOf(product, channel), ...unhindered, alternatives };
  return {
    state: 'UNAVAILABLE',
    reasonCode: reason,
    message: messageOf(reason, product, channel),
    shortMessage: (reason === 'CHANNEL_NOT_OFFERED' ? onlyShortText(alternatives) : null) ?? shortMessages[reason],
    onlyAvailableText: reason === 'CHANNEL_NOT_OFFERED' ? onlyAvailableText(alternatives) : null,
    nextAvailableText: nextAvailable(product, reason, circumstances.now.toPlainDate().toString()),
    alternatives,
  };
}

/** What a service says of a product that isn't known any better: unavailable, and why. */
export const unavailableFor = (
  reason: Exclude<AvailabilityReason, 'PREPARATION_TIME'>,
  channel: Channel,
): Availability => ({
  ...unhindered,
  state: 'UNAVAILABLE',
  reasonCode: reason,
  message: reason === 'CHANNEL_NOT_OFFERED' ? notOfferedText(channel) : plainMessages[reason],
  shortMessage: shortMessages[reason],
  nextAvailableText: null,
  alternatives: [],
});

/** A product that isn't known any better, and of which nothing bad is known. */
export const availableUnseen: Availability = {
  state: 'AVAILABLE',
  reasonCode: null,
  message: null,
  shortMessage: null,
  onlyAvailableText: null,
  nextAvailableText: null,
  alternatives: [],
};

const unhindered = { reasonCode: null, onlyAvailableText: null, nextAvailableText: null };

/** S-65, S-263: few are left when the service says so; what is made to order is never few. */
function stockOf({ inventoryAvailable, isMtoProduct, channelInventory }: Sellable, channel: Channel) {
  if (inventoryAvailable !== '2' || isMtoProduct)
    return { state: 'AVAILABLE', message: null, shortMessage: null } as const;
  const count = counted(channelInventory[channel]);
  return { state: 'LOW_STOCK', message: words.onlyLeft(count), shortMessage: words.left(count) } as const;
}

const plainMessages = {
  INACTIVE: words.outOfStock,
  OUT_OF_STOCK: words.outOfStock,
  NOT_CARRIED: words.notCarried,
  NOT_YET_AVAILABLE: words.notYet,
  ORDER_PREPARATION_CLOSED: words.noPreparation,
  DIGITAL_DELI: words.noDeli,
  OUTSIDE_HOURS: words.outsideHours,
  UNATTENDED_DELIVERY: words.attendedOnly,
};

function messageOf(reason: AvailabilityReason, { preparationMinutes }: Sellable, channel: Channel): string {
  if (reason === 'CHANNEL_NOT_OFFERED') return notOfferedText(channel);
  if (reason === 'PREPARATION_TIME') return words.needsTime(timeNeeded(preparationMinutes));
  return plainMessages[reason];
}

const shortMessages: Readonly<Record<AvailabilityReason, string>> = {
  INACTIVE: words.outOfStockShort,
  OUT_OF_STOCK: words.outOfStockShort,
  NOT_CARRIED: words.notCarriedShort,
  CHANNEL_NOT_OFFERED: words.notOfferedShort,
  NOT_YET_AVAILABLE: words.notYetShort,
  PREPARATION_TIME: words.needsTimeShort,
  ORDER_PREPARATION_CLOSED: words.noPreparationShort,
  DIGITAL_DELI: words.noDeliShort,
  OUTSIDE_HOURS: words.outsideHoursShort,
  UNATTENDED_DELIVERY: words.attendedOnlyShort,
};

/** When it's expected; null if no one knows. @param today the store's day */
function nextAvailable(
  { nextDeliveryOn, itemEffectiveStartDate }: Sellable,
  reason: AvailabilityReason,
  today: string,
): string | null {
  if (reason === 'NOT_YET_AVAILABLE' && itemEffectiveStartDate !== null)
    return words.starting(monthAndDay(itemEffectiveStartDate));
  if (reason !== 'OUT_OF_STOCK' || nextDeliveryOn === null) return null;
  const days = daysUntil(today, nextDeliveryOn);
  if (days < 0) return null;
  return [words.backToday, words.backTomorrow][days] ?? words.back(monthAndDay(nextDeliveryOn));
}
