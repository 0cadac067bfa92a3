import type { CartKind, OrderState } from '../../../generated/resolvers.ts';
import { asSentence } from '../../../shared/as-sentence.ts';
import { counted } from '../../../shared/counted.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { daysTo, inZone, timeOf, withoutHalf } from '../../../shared/date-strings.ts';
import { pointLabels, pointsText } from '../../games/rules/point-labels.ts';
import { isPast } from '../../cart/rules/past-order.ts';
import type { OrderAddress } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import { streetText } from './order-place.ts';
import { withCard } from './wallets.ts';
import {
  cutoffSentence,
  cutoffText,
  dayName,
  hourOf,
  longDate,
  onDay,
  onDayName,
  pastMoment,
  shortCutoff,
  spokenSpan,
  weekdayName,
  type Window,
} from './when.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

/** What the words of an order depend on. */
export interface Worded {
  orderNumber: string;
  state: OrderState;
  channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE';
  cartCategory: string;
  storeName: string;
  timeZone: string;
  placedAt: string;
  slot: Window | null;
  cutoffAt: string | null;
  canEdit: boolean;
  handedOverAt: string | null;
  canceledAt: string | null;
  totalCents: number;
  placedTotalCents: number;
  payment: { paymentId: string; refundedCents: number; card?: { lastFour: string } };
  handOver: { address: OrderAddress | null };
  earns: readonly Earning[];
}

/** What an order earns in a game: an estimate until it's posted. */
export interface Earning {
  points: number;
  /** What they come from. */
  eligibleCents: number;
  isPosted: boolean;
}

/** S-78: which shop an order is from, by its cart's category. */
export const kindOfOrder = (cartCategory: string): CartKind =>
  (
    { '1P_Wine': 'WINE', '1P_SNS': 'SUBSCRIPTION', '1P_B2B': 'BUSINESS', '3P_MARKETPLACE': 'MARKETPLACE' } as Record<
      string,
      CartKind
    >
  )[cartCategory] ?? 'GROCERY';

/** `Placed`; `Ready for pickup`; `Picked up, part refunded` (N-61). */
export function stateText({ state, channel }: Pick<Worded, 'state' | 'channel'>, language: Language): string {
  const words = texts[language].states;
  if (state === 'FINALIZED') return words.HANDED_OVER[channel];
  if (state === 'PARTIALLY_REFUNDED') return words.partRefunded(words.HANDED_OVER[channel]);
  // The shopper picks it, and the register does the rest.
  if (channel === 'IN_STORE' && (state === 'LOCKED' || state === 'PICKING')) return words.PLACED;
  const text = words[state];
  return typeof text === 'string' ? text : text[channel];
}

/** `Pickup on Thursday, 4 to 5 PM`; `Delivery today, 5 to 7 PM`; once it's over, its day: `Saturday, Aug 1`. */
export function orderTitle(order: Worded, now: Temporal.Instant, language: Language): string {
  const { channel, timeZone, slot } = order;
  if (isPast(order))
    return asSentence(
      longDate(order.handedOverAt ?? slot?.start ?? order.canceledAt ?? order.placedAt, timeZone, language),
    );
  if (channel === 'SHIPPING') return texts[language].title.SHIPPING;
  return slot === null
    ? texts[language].title.noTime[channel]
    : texts[language].title[channel](onDay(slot, timeZone, now, language));
}

/** `Wednesday`: when the shopper gets it, or got it. */
export const weekdayText = ({ handedOverAt, slot, placedAt, timeZone }: Worded, language: Language): string =>
  weekdayName(handedOverAt ?? slot?.start ?? placedAt, timeZone, language);

/** `See you tomorrow at 4`; null unless it's picked up within a week. */
export function meetingText(order: Worded, now: Temporal.Instant, language: Language): string | null {
  const { channel, timeZone, slot } = order;
  if (slot === null || isPast(order) || channel === 'SHIPPING') return null;
  const days = daysTo(slot.start, timeZone, now);
  if (days < 0 || days > 6) return null;
  const day = onDayName(slot.start, timeZone, now, language);
  const hour = withoutHalf(hourOf(slot.start, timeZone, language));
  return texts[language].meeting[channel](day, hour);
}

/** `Order 4471955, placed today at 10:42 AM`. */
export const placedText = (
  { orderNumber, placedAt, timeZone }: Worded,
  now: Temporal.Instant,
  language: Language,
): string => texts[language].placed(orderNumber, pastMoment(placedAt, timeZone, now, language));

/** `Order 4471902 is set for Friday, 4 to 5 PM.` and until when it can be changed (S-40); null if it can't be changed. */
export function pendingWords(
  order: Worded,
  now: Temporal.Instant,
  language: Language,
): { title: string; text: string } | null {
  const { canEdit, slot, cutoffAt, timeZone, orderNumber } = order;
  if (!canEdit || slot === null || cutoffAt === null) return null;
  const day = dayName(slot.start, timeZone, now, language);
  return {
    title: texts[language].pending.title(
      orderNumber,
      texts[language].day.time(day, spokenSpan(slot, timeZone, language)),
    ),
    // Today goes without saying.
    text:
      daysTo(cutoffAt, timeZone, now) === 0
        ? texts[language].pending.today(hourOf(cutoffAt, timeZone, language))
        : texts[language].pending.text(cutoffSentence(cutoffAt, timeZone, now, language)),
  };
}

/** For a list of orders: where it goes (a delivery to its shopper's street), what it earned, or what was paid back. */
export function factText(order: Worded, language: Language): string | null {
  const { payment, storeName, channel, cartCategory } = order;
  if (order.state === 'CANCELLED') return texts[language].total.nothing;
  if (payment.refundedCents > 0) return texts[language].refunded(priceTag(payment.refundedCents));
  if (isPast(order)) {
    const earning = most(order);
    return earning ? gamePoints(earning.points, language) : null;
  }
  if (kindOfOrder(cartCategory) !== 'GROCERY' || channel === 'SHIPPING') return null;
  const { address } = order.handOver;
  return channel === 'DELIVERY' ? address && streetText(address, language) : storeName;
}

/** `Edit until tomorrow, 11 PM`; `No more edits`; `Pay at the register`; null once it's over. */
export function limitText(order: Worded, now: Temporal.Instant, language: Language): string | null {
  if (isPast(order)) return null;
  const { canEdit, cutoffAt, timeZone } = order;
  return canEdit && cutoffAt !== null
    ? texts[language].limit.until(cutoffText(cutoffAt, timeZone, now, language))
    : texts[language].limit[order.channel === 'IN_STORE' ? 'inStore' : 'none'];
}

/** `Tomorrow, 11 PM`; `Wed, 11 PM`; null if it can't be changed. */
export const changeUntilText = (
  { canEdit, cutoffAt, timeZone }: Worded,
  now: Temporal.Instant,
  language: Language,
): string | null => (canEdit && cutoffAt !== null ? shortCutoff(cutoffAt, timeZone, now, language) : null);

/** How much longer it can be changed: `You can change it for another 12 hours.` null if it can't be changed. */
export function editTitle(
  { canEdit, cutoffAt }: Pick<Worded, 'canEdit' | 'cutoffAt'>,
  now: Temporal.Instant,
  language: Language,
): string | null {
  if (!canEdit || cutoffAt === null) return null;
  const minutes = Math.floor((Date.parse(cutoffAt) - now.epochMilliseconds) / 60_000);
  if (minutes <= 0) return null;
  const { edit } = texts[language];
  if (minutes < 60) return minutes === 1 ? edit.minute : edit.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return hours === 1 ? edit.hour : edit.hours(hours);
  return edit.days(Math.floor(hours / 24));
}

/** `Items, time and coupons, until tomorrow, 11 PM.` If it can't be changed: why. */
export function editText(order: Worded, hasAlcohol: boolean, now: Temporal.Instant, language: Language): string {
  const { canEdit, cutoffAt, timeZone, state, channel } = order;
  if (canEdit && cutoffAt !== null) return texts[language].edit.until(cutoffText(cutoffAt, timeZone, now, language));
  if (state === 'CANCELLED') return texts[language].edit.CANCELLED;
  if (isPast(order)) return texts[language].edit.over;
  if (channel === 'IN_STORE') return texts[language].edit.inStore;
  return hasAlcohol ? texts[language].edit.lockedFor21 : texts[language].edit.locked;
}

/** `Total at pickup`; `Paid`. */
export function totalLabel(order: Worded, language: Language): string {
  const { state, channel, payment } = order;
  if (state === 'CANCELLED') return texts[language].total.nothing;
  if (state === 'FINALIZED' || state === 'PARTIALLY_REFUNDED') return texts[language].total.paid;
  const isLater = payment.paymentId === 'HAND_OVER' && channel !== 'SHIPPING';
  return isLater ? texts[language].total[channel] : texts[language].total.estimated;
}

/** `You pay at pickup`; `Paid online with Quillpay`; `Paid online with Apple Pay ···· 4242`; nothing for a canceled order (N-64). */
export function orderPaymentText(order: Pick<Worded, 'state' | 'channel' | 'payment'>, language: Language): string {
  const { ofOrder, providers } = texts[language].payments;
  if (order.state === 'CANCELLED') return texts[language].total.nothing;
  const { paymentId, card } = order.payment;
  const isPaid = isPast(order);
  if (paymentId === 'HAND_OVER') return (isPaid ? ofOrder.past : ofOrder.now)[order.channel];
  return (isPaid ? ofOrder.online : ofOrder.toBePaid)(withCard(providers[paymentId], card));
}

/** `$4.01 less than you placed`; null if nothing has changed. */
export function differenceText({ totalCents, placedTotalCents, state }: Worded, language: Language): string | null {
  const more = totalCents - placedTotalCents;
  if (more === 0 || state === 'CANCELLED') return null;
  return more > 0 ? texts[language].difference.more(priceTag(more)) : texts[language].difference.less(priceTag(-more));
}

/** What points are called by default (G-7). */
const labels = inLanguages((language) => pointLabels({ uiAttributes: {} }, language));
export const gamePoints = (count: number, language: Language): string => pointsText(count, labels[language]);

/** The game in which an order earns most; undefined if it earns none. */
const most = ({ earns }: Pick<Worded, 'earns'>): Earning | undefined =>
  earns.toSorted((one, other) => other.points - one.points)[0];

/** What it earns: G-126 the estimate and when it counts, or what was posted; null if it earns none. */
export function pointsWords(order: Pick<Worded, 'earns'>, language: Language): string | null {
  const earning = most(order);
  if (!earning) return null;
  const points = gamePoints(earning.points, language);
  return earning.isPosted ? texts[language].points.posted(points) : texts[language].points.later(points);
}

/** `28 whole dollars of $28.42, 1 point each`; null if it earns none, or at another rate. */
export function pointsDetail(order: Pick<Worded, 'earns'>, language: Language): string | null {
  const { points, eligibleCents } = most(order) ?? { points: 0, eligibleCents: 0 };
  if (points <= 0 || Math.floor(eligibleCents / 100) !== points) return null;
  return points === 1
    ? texts[language].points.oneDollar(priceTag(eligibleCents))
    : texts[language].points.detail(counted(points), priceTag(eligibleCents));
}

/** `Paid Thursday, Aug 6, at 4:12 PM`. */
export const paidText = (paidAt: string, timeZone: string, language: Language): string =>
  texts[language].receipt.title(longDate(paidAt, timeZone, language), timeOf(inZone(paidAt, timeZone), language));

/** `8.625% of $9.99`, by rate. @param rates in millionths, by code */
export const taxTexts = (
  taxes: readonly { taxCode: string; taxableCents: number; taxCents: number }[],
  rates: Readonly<Record<string, number>>,
  language: Language,
): string[] =>
  taxes
    .filter(({ taxCents }) => taxCents > 0)
    .map(({ taxCode, taxableCents, taxCents }) => {
      const rate = rates[taxCode];
      return rate === undefined
        ? texts[language].receipt.taxAmount(priceTag(taxCents), priceTag(taxableCents))
        : texts[language].receipt.tax(String(rate / 10_000), priceTag(taxableCents));
    });

/** `Held $36.12, charged $33.83, released $2.29.` null if nothing was held. */
export function heldText(
  { heldCents, chargedCents }: { heldCents: number; chargedCents: number },
  language: Language,
): string | null {
  if (heldCents <= 0) return null;
  const [held, charged, released] = [heldCents, chargedCents, Math.max(0, heldCents - chargedCents)].map(priceTag);
  return texts[language].receipt.hold(held ?? '', charged ?? '', released ?? '');
}
