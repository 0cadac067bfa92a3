import type { Availability, AvailabilityReason, Channel } from '../../../generated/resolvers.ts';
import { counted } from '../../../shared/counted.ts';
import { texts } from '../texts/index.ts';
import { allChannels, notOfferedText, onlyAvailableText, onlyShortText } from './channel-words.ts';
import { monthAndDay, daysUntil } from './local-day.ts';
import { type Circumstances, obstacleTo, type Sellable } from './obstacles.ts';
import { timeNeeded } from './preparation-time.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].availability);

/**
 * Whether and how a product can be had through a channel, in words: exactly one state, and a message whenever it's
 * unavailable (S-106, S-107, S-139 to S-142, S-144, S-145, S-234 to S-238).
 */
export function availability(
  product: Sellable,
  channel: Channel,
  circumstances: Circumstances,
  language: Language,
): Availability {
  const alternatives = allChannels.filter(
    (other) => other !== channel && obstacleTo(product, other, circumstances) === null,
  );
  const reason = obstacleTo(product, channel, circumstances);
  if (reason === null) return { ...stockOf(product, channel, language), ...unhindered, alternatives };
  return {
    state: 'UNAVAILABLE',
    reasonCode: reason,
    message: messageOf(reason, product, channel, language),
    shortMessage:
      (reason === 'CHANNEL_NOT_OFFERED' ? onlyShortText(alternatives, language) : null) ??
      shortMessages[language][reason],
    onlyAvailableText: reason === 'CHANNEL_NOT_OFFERED' ? onlyAvailableText(alternatives, language) : null,
    nextAvailableText: nextAvailable(product, reason, circumstances.now.toPlainDate().toString(), language),
    alternatives,
  };
}

/** What a service says of a product that isn't known any better: unavailable, and why. */
export const unavailableFor = (
  reason: Exclude<AvailabilityReason, 'PREPARATION_TIME'>,
  channel: Channel,
  language: Language,
): Availability => ({
  ...unhindered,
  state: 'UNAVAILABLE',
  reasonCode: reason,
  message: reason === 'CHANNEL_NOT_OFFERED' ? notOfferedText(channel, language) : plainMessages[language][reason],
  shortMessage: shortMessages[language][reason],
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

/** Of what there is too little for a line: Only 19 left. */
export const onlyLeft = (pieces: number, language: Language): Availability => ({
  ...availableUnseen,
  state: 'LOW_STOCK',
  message: words[language].onlyLeft(counted(pieces)),
  shortMessage: words[language].onlyLeft(counted(pieces)),
});

const unhindered = { reasonCode: null, onlyAvailableText: null, nextAvailableText: null };

/** S-65, S-263: few are left when the service says so; what is made to order is never few. */
function stockOf(
  { inventoryAvailable, isMtoProduct, channelInventory }: Sellable,
  channel: Channel,
  language: Language,
) {
  if (inventoryAvailable !== '2' || isMtoProduct)
    return { state: 'AVAILABLE', message: null, shortMessage: null } as const;
  const count = counted(channelInventory[channel]);
  return {
    state: 'LOW_STOCK',
    message: words[language].onlyLeft(count),
    shortMessage: words[language].left(count),
  } as const;
}

const plainMessages = inLanguages((language) => ({
  INACTIVE: words[language].outOfStock,
  OUT_OF_STOCK: words[language].outOfStock,
  NOT_CARRIED: words[language].notCarried,
  NOT_YET_AVAILABLE: words[language].notYet,
  ORDER_PREPARATION_CLOSED: words[language].noPreparation,
  DIGITAL_DELI: words[language].noDeli,
  OUTSIDE_HOURS: words[language].outsideHours,
  UNATTENDED_DELIVERY: words[language].attendedOnly,
}));

function messageOf(
  reason: AvailabilityReason,
  { preparationMinutes }: Sellable,
  channel: Channel,
  language: Language,
): string {
  if (reason === 'CHANNEL_NOT_OFFERED') return notOfferedText(channel, language);
  if (reason === 'PREPARATION_TIME') return words[language].needsTime(timeNeeded(preparationMinutes, language));
  return plainMessages[language][reason];
}

const shortMessages = inLanguages<Readonly<Record<AvailabilityReason, string>>>((language) => ({
  INACTIVE: words[language].outOfStockShort,
  OUT_OF_STOCK: words[language].outOfStockShort,
  NOT_CARRIED: words[language].notCarriedShort,
  CHANNEL_NOT_OFFERED: words[language].notOfferedShort,
  NOT_YET_AVAILABLE: words[language].notYetShort,
  PREPARATION_TIME: words[language].needsTimeShort,
  ORDER_PREPARATION_CLOSED: words[language].noPreparationShort,
  DIGITAL_DELI: words[language].noDeliShort,
  OUTSIDE_HOURS: words[language].outsideHoursShort,
  UNATTENDED_DELIVERY: words[language].attendedOnlyShort,
}));

/** When it's expected; null if no one knows. @param today the store's day */
function nextAvailable(
  { nextDeliveryOn, itemEffectiveStartDate }: Sellable,
  reason: AvailabilityReason,
  today: string,
  language: Language,
): string | null {
  if (reason === 'NOT_YET_AVAILABLE' && itemEffectiveStartDate !== null)
    return words[language].starting(monthAndDay(itemEffectiveStartDate, language));
  if (reason !== 'OUT_OF_STOCK' || nextDeliveryOn === null) return null;
  const days = daysUntil(today, nextDeliveryOn);
  if (days < 0) return null;
  return (
    [words[language].backToday, words[language].backTomorrow][days] ??
    words[language].back(monthAndDay(nextDeliveryOn, language))
  );
}
