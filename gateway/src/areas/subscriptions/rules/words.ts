import { asSentence } from '../../../shared/as-sentence.ts';
import type { Subscription, UpcomingRun } from '../../../generated/rest.ts';
import { dayOf, daysTo, inZone } from '../../../shared/date-strings.ts';
import { hourText } from '../../stores/rules/open-hours.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** `Friday, Aug 7`: a day of the store. */
export function longDay(date: string, language: Language): string {
  const day = Temporal.PlainDate.from(date);
  return asSentence(texts[language].dated(texts[language].days[day.dayOfWeek - 1] ?? '', shortDay(date, language)));
}

/** `Aug 7`. */
export const shortDay = (date: string, language: Language): string =>
  dayOf(Temporal.PlainDate.from(date).toZonedDateTime('UTC'), language);

/** `10 AM`. @param minute of the store's day */
const minuteText = (minute: number, language: Language): string =>
  hourText(
    Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 }).toString({
      smallestUnit: 'minute',
    }),
    language,
  );

/** `Pickup around 10 AM`. @param minute of the store's day */
export const placeText = (
  { channel, minute }: { channel: 'PICKUP' | 'DELIVERY'; minute: number },
  language: Language,
): string => texts[language].place[channel](minuteText(minute, language));

/** The store's day on which a run comes: its order's, which may have been moved. */
export const dayOfRun = ({ runDate, startsAt }: Pick<UpcomingRun, 'runDate' | 'startsAt'>, timeZone: string): string =>
  startsAt === null ? runDate : inZone(startsAt, timeZone).toPlainDate().toString();

/** How and at which minute of the day a run comes: as its order says, or else as is asked for. */
export function placeOf(
  { channel, minute, timeZone }: { channel: 'PICKUP' | 'DELIVERY'; minute: number; timeZone: string },
  { startsAt }: Pick<UpcomingRun, 'startsAt'>,
) {
  if (startsAt === null) return { channel, minute };
  const { hour, minute: past } = inZone(startsAt, timeZone);
  return { channel, minute: hour * 60 + past };
}

/** The hours at which orders can be asked for, 8 AM to 8 PM. */
const offeredHours = { first: 8, last: 20 };

/** Times of day to choose from, and the chosen one if it is none of them: `Around 10 AM`. */
export function timesOf(chosen: number, language: Language): { minute: number; text: string }[] {
  const { first, last } = offeredHours;
  const hours = Array.from({ length: last - first + 1 }, (_, later) => (first + later) * 60);
  const minutes = [...new Set([...hours, chosen])].toSorted((one, other) => one - other);
  return minutes.map((minute) => ({ minute, text: texts[language].time(minuteText(minute, language)) }));
}

/** How long something can be changed: `Edit until tomorrow, 11 PM`, `Edit until Aug 10`; `No more edits`. */
export function editText(closesAt: string, timeZone: string, now: Temporal.Instant, language: Language): string {
  if (Temporal.Instant.compare(now, Temporal.Instant.from(closesAt)) >= 0) return texts[language].closed;
  const local = inZone(closesAt, timeZone);
  const hour = hourText(local.toPlainTime().toString({ smallestUnit: 'minute' }), language);
  const days = daysTo(closesAt, timeZone, now);
  if (days === 0) return texts[language].editUntil(texts[language].today(hour));
  return texts[language].editUntil(days === 1 ? texts[language].tomorrow(hour) : dayOf(local, language));
}

/** The two windows of an upcoming order (G-132, X-7, T-93): items until the day before, date and time from five days before. */
export function windowsOf(
  { editOpensAt, editClosesAt, state }: Pick<UpcomingRun, 'editOpensAt' | 'editClosesAt' | 'state'>,
  timeZone: string,
  now: Temporal.Instant,
  language: Language,
) {
  const closes = editText(editClosesAt, timeZone, now, language);
  const hasNone = state === 'FAILED' || state === 'EMPTY';
  const areItemsOpen = !hasNone && closes !== texts[language].closed;
  const isOpened = Temporal.Instant.compare(now, Temporal.Instant.from(editOpensAt)) >= 0;
  const opens = inZone(editOpensAt, timeZone);
  const soon =
    daysTo(editOpensAt, timeZone, now) === 1
      ? texts[language].opensTomorrow
      : texts[language].opens(dayOf(opens, language));
  return {
    areItemsOpen,
    itemsText: hasNone ? texts[language].closed : closes,
    isDateOpen: areItemsOpen && isOpened,
    dateText: hasNone ? texts[language].closed : isOpened ? closes : soon,
  };
}

/** When the next window of an upcoming order opens or closes; null if none does anymore. */
export function nextChangeAt(
  { editOpensAt, editClosesAt, state }: Pick<UpcomingRun, 'editOpensAt' | 'editClosesAt' | 'state'>,
  now: Temporal.Instant,
): string | null {
  if (state === 'FAILED' || state === 'EMPTY') return null;
  const isAhead = (at: string) => Temporal.Instant.compare(Temporal.Instant.from(at), now) > 0;
  return [editOpensAt, editClosesAt].find(isAhead) ?? null;
}

const noOrderText = (
  reason: string | null,
  words: Readonly<Partial<Record<string, string>>> & { other: string },
): string => words[reason ?? ''] ?? words.other;

/** Why a product isn't in an order; null if it is. @param left packages that there are, where that is some and too few */
export const missingText = (outcome: string, language: Language, left = 0): string | null => {
  if (outcome === 'OUT_OF_STOCK' && left > 0) return texts[language].left(left);
  const words: Readonly<Partial<Record<string, string>>> = texts[language].missing;
  return words[outcome] ?? null;
};

/** Why there is no order, or what is left out of it; null if all is well. */
export function noticeText(
  { state, reason, items }: Pick<UpcomingRun, 'state' | 'reason' | 'items'>,
  language: Language,
): string | null {
  if (state === 'FAILED' || state === 'EMPTY') return noOrderText(reason, texts[language].noOrder);
  const missing = items
    .filter(({ outcome }) => missingText(outcome, language) !== null)
    .map(({ name }) => name || texts[language].anItem);
  return missing.length === 0 ? null : texts[language].leftOut(missing.join(', '));
}

/** `12% more than last time. It is skipped unless you accept.` Or that there is too little of it; null if nothing is wrong (N-65). */
export function warningText(
  {
    priceCents,
    acceptedCents,
    needsAcceptance,
    leftQuantity: left = null,
    isSubstitutable,
  }: Pick<Subscription, 'priceCents' | 'acceptedCents' | 'needsAcceptance' | 'leftQuantity' | 'isSubstitutable'>,
  language: Language,
): string | null {
  if (priceCents === null) return texts[language].gone;
  if (needsAcceptance) return texts[language].rose(Math.round(((priceCents - acceptedCents) * 100) / acceptedCents));
  if (left === null) return null;
  const { short } = texts[language];
  return `${short.left(left)} ${isSubstitutable ? short.match : short.leaveOut}`;
}

/** `Next on Aug 7`, `Paused`. */
export const nextText = ({ nextRunDate }: Pick<Subscription, 'nextRunDate'>, language: Language): string =>
  nextRunDate === null ? texts[language].paused : texts[language].next(shortDay(nextRunDate, language));
