import type { OrderState } from '../../../generated/resolvers.ts';
import { texts } from '../texts/index.ts';
import { aboutTime, type JourneyFacts } from './journey.ts';
import { daysTo } from '../../../shared/date-strings.ts';
import { hourOf, longDate, spokenSpan, type Window } from './when.ts';
import type { Language } from '../../../shared/language.ts';

/** What the words of an order's day depend on. */
export interface DayOrder {
  orderNumber: string;
  state: OrderState;
  channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE';
  timeZone: string;
  slot: Window | null;
  journey?: JourneyFacts | null;
  arrival?: { note: string | null } | null;
  onTheWayAt?: string | null;
}

/** Is it an order's day: packed, and not handed over yet? A seller's and a shopper's own way aren't followed. */
export const isOnItsDay = ({ state, channel }: Pick<DayOrder, 'state' | 'channel'>): boolean =>
  (state === 'READY' && channel === 'PICKUP') || (state === 'OUT_FOR_DELIVERY' && channel === 'DELIVERY');

/** The heading of an order's day: its arrival, as exactly as it is known. */
export function dayTitle(
  { state, journey, slot, timeZone }: DayOrder,
  now: Temporal.Instant,
  language: Language,
): string {
  const words = texts[language].orderDay;
  if (state === 'READY') return words.ready;
  if (journey) return words.about(aboutTime(journey.arrivesAt, timeZone, language));
  const isAhead = slot !== null && Temporal.Instant.compare(now, Temporal.Instant.from(slot.end)) < 0;
  return isAhead ? words.by(hourOf(slot.end, timeZone, language)) : words.soon;
}

/** `Delivery today, Sunday, Aug 9, 4 to 6 PM. Order 4472210`. */
export function dayLead(
  { orderNumber, channel, slot, timeZone }: DayOrder,
  now: Temporal.Instant,
  language: Language,
): string {
  const words = texts[language].orderDay;
  const number = words.number(orderNumber);
  if (slot === null || (channel !== 'PICKUP' && channel !== 'DELIVERY')) return number;
  const day = longDate(slot.start, timeZone, language);
  const isToday = daysTo(slot.start, timeZone, now) === 0;
  const when = texts[language].day.time(
    isToday ? texts[language].day.time(texts[language].day.today, day) : texts[language].day.on(day),
    spokenSpan(slot, timeZone, language),
  );
  return texts[language].handOver.sentence(texts[language].title[channel](when), number);
}

/** What a shopper who is here reads; null until they said so. */
export const arrivalText = ({ arrival }: Pick<DayOrder, 'arrival'>, language: Language): string | null =>
  arrival ? texts[language].orderDay.here(arrival.note) : null;

/** What a shopper who has set out reads; null until they said so, and once they are there. */
export const onTheWayText = (
  { arrival, onTheWayAt }: Pick<DayOrder, 'arrival' | 'onTheWayAt'>,
  language: Language,
): string | null => (onTheWayAt && !arrival ? texts[language].orderDay.onTheWay : null);
