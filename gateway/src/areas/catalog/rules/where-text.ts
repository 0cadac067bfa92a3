import type { Channel } from '../../../generated/resolvers.ts';
import type { Product, StoreDetails } from '../../../generated/rest.ts';
import { openText } from '../../stores/rules/open-hours.ts';
import { asSentence, nextSlotText } from '../../stores/rules/slot-words.ts';
import { texts } from '../texts.ts';
import { preparationText } from './preparation-time.ts';

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
): string | null {
  if (channel === 'IN_STORE') {
    const hours = store.departments.find(({ department }) => department === 'STORE')?.hours ?? [];
    return joined(openText(hours, now), store.address);
  }
  const ready = now.add({ minutes: preparationMinutes }).toInstant();
  const inTime = store.nextSlots.filter(
    ({ start }) => Temporal.Instant.compare(ready, Temporal.Instant.from(start)) <= 0,
  );
  const slot = nextSlotText({ ...store, nextSlots: inTime }, channel, now.toInstant());
  const time = slot === null ? preparationText(preparationMinutes) : asSentence(slot);
  return joined(time, channel === 'PICKUP' ? store.address : zipCode);
}

const joined = (time: string | null, place: string | null): string | null =>
  time !== null && place !== null ? texts.timeAndPlace(time, place) : (time ?? place);
