import type { Channel } from '../../../generated/resolvers.ts';
import type { Product, StoreDetails } from '../../../generated/rest.ts';
import { openText } from '../../stores/rules/open-hours.ts';
import { asSentence } from '../../../shared/as-sentence.ts';
import { nextSlotText } from '../../stores/rules/slot-words.ts';
import { texts } from '../texts/index.ts';
import { preparationText } from './preparation-time.ts';
import type { Language } from '../../../shared/language.ts';

interface Where {
  store: Pick<StoreDetails, 'address' | 'departments' | 'nextSlots' | 'timeZone' | 'channels'>;
  /** Where it would be delivered, if known. */
  zipCode: string | null;
  /** In the store's time zone. */
  now: Temporal.ZonedDateTime;
}

/**
 * Time and place of what a store has (N-59): `Today, 2 to 3 PM, 2300 16th St`; `Open until 11 PM, 2300 16th St`. A slot
 * that starts before the item is made isn't named. null if nothing is known.
 */
export function whereText(
  { preparationMinutes }: Pick<Product, 'preparationMinutes'>,
  channel: Exclude<Channel, 'SHIPPING'>,
  { store, zipCode, now }: Where,
  language: Language,
): string | null {
  if (channel === 'IN_STORE') {
    const hours = store.departments.find(({ department }) => department === 'STORE')?.hours ?? [];
    return joined(openText(hours, now, language), store.address, language);
  }
  const ready = now.add({ minutes: preparationMinutes }).toInstant();
  const inTime = store.nextSlots.filter(
    ({ start }) => Temporal.Instant.compare(ready, Temporal.Instant.from(start)) <= 0,
  );
  const slot = nextSlotText({ ...store, nextSlots: inTime }, channel, now.toInstant(), language);
  const time = slot === null ? preparationText(preparationMinutes, language) : asSentence(slot);
  return joined(time, channel === 'PICKUP' ? store.address : zipCode, language);
}

const joined = (time: string | null, place: string | null, language: Language): string | null =>
  time !== null && place !== null ? texts[language].timeAndPlace(time, place) : (time ?? place);
