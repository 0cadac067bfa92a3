import type { Notice, NoticeParts } from '../../../generated/rest.ts';
import { dayOf, dayString, daysTo, inZone } from '../../../shared/date-strings.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { drawPrizeNamed, type GameWords, prizeNamed, titled } from '../../games/rules/words/game-words.ts';
import type { Language } from '../../../shared/language.ts';
import { texts } from '../texts/index.ts';
import { runWords } from './run-notice-words.ts';

/** What a notice says. */
interface NoticeWords {
  title: string;
  body: string;
}

type PartsOf<Code extends NoticeParts['code']> = Extract<NoticeParts, { code: Code }>;

/** A notice in words of its shopper's language (N-69). An older one has its own, in English; null for a code that isn't known. */
export function noticeWords(
  { parts, title, body }: Pick<Notice, 'parts' | 'title' | 'body'>,
  now: Temporal.Instant,
  names: GameWords,
  language: Language,
): NoticeWords | null {
  if (parts) return wordsOf(parts, now, names, language);
  return title !== null && body !== null ? { title, body } : null;
}

function wordsOf(parts: NoticeParts, now: Temporal.Instant, names: GameWords, language: Language): NoticeWords | null {
  const { notice } = texts[language];
  switch (parts.code) {
    case 'ORDER_CHANGED':
      return changedWords(parts, now, language);
    case 'ORDER_CANCELED':
      return {
        title: notice.canceled.title(orderName(parts, now, language)),
        body: notice.canceled.body(parts.orderNumber),
      };
    case 'HOLD_REFUSED': {
      const { title, body, payThere, tryAgain } = notice.refused;
      const sums = body(priceTag(parts.totalCents), priceTag(parts.heldCents));
      return {
        title: title(orderName(parts, now, language)),
        body: `${sums} ${parts.canPayThere ? payThere : tryAgain}`,
      };
    }
    case 'REFUNDED':
      if (parts.cents === 0)
        return { title: notice.refunded.nothing.title, body: notice.refunded.nothing.body(parts.orderNumber) };
      return {
        title: notice.refunded.title(priceTag(parts.cents)),
        body: notice.refunded.body(parts.orderNumber, parts.items),
      };
    case 'DRAW_WON':
      return {
        title: notice.won.title,
        body: notice.won.body(
          prizeIn(parts, names),
          titled(names, parts.programCode ?? '', parts.title),
          claimDay(parts, language),
        ),
      };
    case 'CLAIM_DUE':
      return { title: notice.claim.title, body: notice.claim.body(prizeIn(parts, names), claimDay(parts, language)) };
    case 'PRIZE_BACK':
      return { title: notice.back.title(prizeNamed(names, parts.prizeId, parts.name).name), body: notice.back.body };
    case 'PASSKEY_STOPPED':
      return { title: notice.passkey.title, body: notice.passkey.body(parts.name) };
    case 'MEMBERSHIP_ENDED':
      return notice.membership;
    case 'RUN_AHEAD':
    case 'RUN_ORDERED':
    case 'RUN_NOT_ORDERED':
    case 'RUN_PRICED':
    case 'PRICES_ROSE':
      return runWords(parts, (date) => weekdayAndDay(date, language), notice);
    default:
      return null;
  }
}

function changedWords(parts: PartsOf<'ORDER_CHANGED'>, now: Temporal.Instant, language: Language): NoticeWords {
  const { changes, totalCents, differenceCents } = parts;
  const { notice } = texts[language];
  const order = orderName(parts, now, language);
  const { changed, change, total } = notice;
  const way = differenceCents === 0 ? 'same' : differenceCents < 0 ? 'less' : 'more';
  const sums = total[way](priceTag(totalCents), priceTag(Math.abs(differenceCents)));
  const [only] = changes;
  if (!only) return { title: changed.weighed(order), body: `${change.weighed} ${sums}` };
  const sentences = changes.map(({ kind, name, left, by, asks }) => {
    if (kind === 'SHORT' && left) return change.fewer(name, left);
    if (kind !== 'SUBSTITUTED') return change[kind](name);
    return change[asks ? 'ASKED' : kind](name, by ?? '');
  });
  return {
    title: changes.length > 1 ? changed.many(changes.length, order) : changed[only.kind](order),
    body: [...sentences, sums].join(' '),
  };
}

/** `today’s order`, `Friday’s order` of the days ahead, `your order for Jul 3`, or by its number. */
function orderName(
  { orderNumber, start, timeZone }: Pick<PartsOf<'ORDER_CANCELED'>, 'orderNumber' | 'start' | 'timeZone'>,
  now: Temporal.Instant,
  language: Language,
): string {
  const { order } = texts[language].notice;
  if (start === null) return order.numbered(orderNumber);
  const day = inZone(start, timeZone);
  const days = daysTo(start, timeZone, now);
  if (days === 0) return order.today;
  // A week ahead has the name of today.
  const weekday = days > 0 && days < 7 ? order.of[day.dayOfWeek - 1] : undefined;
  return weekday ?? order.dated(dayOf(day, language));
}

const prizeIn = ({ programCode, prizeName }: PartsOf<'DRAW_WON' | 'CLAIM_DUE'>, names: GameWords): string =>
  drawPrizeNamed(names, programCode, prizeName).name;

const claimDay = ({ claimBy, timeZone }: PartsOf<'DRAW_WON' | 'CLAIM_DUE'>, language: Language): string =>
  claimBy === null ? '' : dayString(claimBy, timeZone, language);

/** `Sat, Oct 24`. */
function weekdayAndDay(date: string, language: Language): string {
  const { days, dated } = texts[language].notice;
  const local = Temporal.PlainDate.from(date).toZonedDateTime('UTC');
  return dated(days[local.dayOfWeek - 1] ?? '', dayOf(local, language));
}
