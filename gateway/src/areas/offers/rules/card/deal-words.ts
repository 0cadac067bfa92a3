import type { CouponDeal } from '../../../../generated/rest.ts';
import { counted } from '../../../../shared/counted.ts';
import { monthDay } from '../../../../shared/date-strings.ts';
import { dollars, priceTag } from '../../../../shared/dollars.ts';
import { type Language, retailersLanguage } from '../../../../shared/language.ts';
import { departmentName } from '../../../catalog/rules/department-name.ts';
import { type DealTexts, dealTexts } from '../../texts/deals.ts';
import { descriptionLanguage, ownTexts, type Translated } from './own-texts.ts';
import type { Coupon } from '../coupon.ts';

/** A ticket: `$1.50` and `menos`. */
export interface Ticket {
  value: string;
  unit: string | null;
}

/** The words for a deal; null where the retailer's are to be shown: in their language, and without a deal in parts. */
const textsFor = (deal: CouponDeal | null | undefined, language: Language): DealTexts | null =>
  (deal && dealTexts[language]) ?? null;

/** What a deal comes to, in another language than the retailer's (S-86); null where the retailer's words are to be shown. */
export function dealTicket(deal: CouponDeal | null | undefined, language: Language): Ticket | null {
  const words = textsFor(deal, language);
  return words && deal ? ticketOf(deal, words) : null;
}

/** The same in one go: `$1.50 menos`. */
export function dealText(deal: CouponDeal | null | undefined, language: Language): string | null {
  const ticket = dealTicket(deal, language);
  return ticket && asText(ticket);
}

/** What an offer is called in a sentence: `$1.50 menos en Prairie Cereal`; null where the retailer's words are to be shown. */
export function dealTitle(
  { deal, name, ...offer }: { deal?: CouponDeal | null; name?: string } & Translated,
  language: Language,
): string | null {
  const words = textsFor(deal, language);
  if (!words || !deal || !name) return null;
  const of = deal.on === 'EVERYTHING' ? words.everything : (ownTexts(offer, language).name ?? name);
  return words.named(asText(ticketOf(deal, words)), of);
}

const asText = ({ value, unit }: Ticket): string => (unit === null ? value : `${value} ${unit}`);

function ticketOf(deal: CouponDeal, words: DealTexts): Ticket {
  const { cents = 0, percent = 0, points = 0, buy = 0, get = 0, quantity = 0 } = deal;
  switch (deal.kind) {
    case 'OFF':
    case 'OVER':
    case 'WEIGHT':
      return { value: priceTag(cents), unit: words.off };
    case 'PERCENT':
      return { value: `${percent}%`, unit: words.off };
    case 'SPEND':
      return { value: percent > 0 ? `${percent}%` : dollars(cents), unit: words.off };
    case 'CHEAPEST':
      return { value: '50%', unit: words.off };
    case 'EACH':
      return { value: priceTag(cents), unit: words.each };
    case 'PRICE':
      return { value: priceTag(cents), unit: deal.isWeighed === true ? words.perPound : words.each };
    case 'FOR':
      return { value: words.group(quantity, dollars(cents)), unit: null };
    case 'GET':
      return { value: words.buyGet(buy, get), unit: deal.isHalf === true ? words.half : words.free };
    case 'FREE':
      return { value: words.freeOne, unit: null };
    case 'POINTS':
    case 'BEHAVIOR':
      return { value: counted(points), unit: words.points };
    case 'PATH':
    case 'REWARD':
      return { value: dollars(cents), unit: words.reward };
  }
}

type Described = Pick<
  Coupon,
  'translations' | 'deal' | 'name' | 'description' | 'category' | 'categoryType' | 'endLocal' | 'offerType'
>;

/**
 * What an offer asks and gives: in the shopper's language where the retailer has written it, or where it says just what its
 * deal says; else as the retailer has it.
 */
export function descriptionOf(coupon: Described, language: Language): string {
  const { deal } = coupon;
  const { description = coupon.description } = ownTexts(coupon, language);
  const words = textsFor(deal, language);
  if (!words || !deal?.isDescribed || description !== coupon.description) return description;
  if (coupon.offerType === 'WS') return adText(deal, words);
  return sentence(deal, { of: goodsOf(coupon, words, language), day: lastDay(coupon, language) }, words) ?? description;
}

/** More about it: what the retailer has written, or what it asks and gives. */
export function longDescriptionOf(coupon: Described & Pick<Coupon, 'forUDescription'>, language: Language): string {
  const own = ownTexts(coupon, language).longDescription;
  if (own !== undefined) return own;
  return descriptionLanguage(coupon, language) === retailersLanguage
    ? coupon.forUDescription
    : descriptionOf(coupon, language);
}

const adText = (deal: CouponDeal, words: DealTexts): string =>
  deal.kind === 'PRICE'
    ? words.says.adPrice(adPrice(ticketOf(deal, words), deal))
    : words.says.adDeal(asText(ticketOf(deal, words)));

/** `$1.69 c/u`; by weight `$1.69/lb`. */
const adPrice = (ticket: Ticket, { isWeighed }: CouponDeal): string =>
  isWeighed === true ? `${ticket.value}/${ticket.unit}` : asText(ticket);

function goodsOf(
  { deal, name, category, categoryType, translations }: Described,
  words: DealTexts,
  language: Language,
): string {
  if (deal?.on === 'EVERYTHING') return words.everything;
  return deal?.on === 'DEPARTMENT'
    ? departmentName(categoryType, category, language)
    : (ownTexts({ translations }, language).name ?? name);
}

function lastDay({ endLocal }: Described, language: Language): string {
  const { month, day } = Temporal.PlainDateTime.from(endLocal);
  return monthDay(month, day, language);
}

function sentence(
  deal: CouponDeal,
  { of, day }: { of: string; day: string },
  { says, goals, behaviors, free, half }: DealTexts,
): string | null {
  const { cents = 0, percent = 0, points = 0, least = 0, hundredths = 0, quantity = 1, buy = 0, get = 0 } = deal;
  switch (deal.kind) {
    case 'OFF':
      return quantity > 1 ? says.offSeveral(priceTag(cents), quantity) : says.off(priceTag(cents), of);
    case 'OVER':
      return says.over(priceTag(cents), dollars(least), of);
    case 'WEIGHT':
      return says.weight(priceTag(cents), (hundredths / 100).toFixed(2), of);
    case 'PERCENT':
      return says.percent(percent, of);
    case 'EACH':
      return says.each(priceTag(cents));
    case 'FOR':
      return says.group(dollars(cents), quantity);
    case 'GET':
      return says.buyGet(buy, get, deal.isHalf === true ? half : free);
    case 'FREE':
      return says.free;
    case 'SPEND':
      return says.spend(percent > 0 ? `${percent}%` : dollars(cents), dollars(least), of);
    case 'POINTS':
      return says.points(counted(points), dollars(least), of);
    case 'PATH':
      return says.path(goals[deal.units ?? 'items'](deal.target ?? 0, of), day);
    case 'REWARD':
      return says.reward(dollars(cents));
    case 'BEHAVIOR':
      return Object.hasOwn(behaviors, deal.behavior ?? '') ? behaviors[deal.behavior ?? '']! : null;
    case 'CHEAPEST':
      return says.cheapest(of);
    case 'PRICE':
      return null;
  }
}

/** How often a household may use it, in words (N-32). */
export function limitsText(
  coupon: Pick<Coupon, 'deal' | 'limits' | 'offerType' | 'perHousehold' | 'programType'>,
  language: Language,
): string {
  const words = textsFor(coupon.deal, language)?.limits;
  if (!words) return coupon.limits;
  if (coupon.offerType === 'WS') return words.ad;
  if (coupon.deal?.isDescribed === false && coupon.deal.kind === 'PATH') return words.reward;
  if (coupon.perHousehold === null) return words.none;
  return coupon.perHousehold === 1 ? words.one : words.several(coupon.perHousehold);
}
