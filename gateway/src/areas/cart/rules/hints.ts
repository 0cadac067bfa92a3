import { type Volume, volumeOff } from '../../catalog/rules/prices/volume-words.ts';
import { asSentence } from '../../../shared/as-sentence.ts';
import { counted } from '../../../shared/counted.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { texts } from '../texts/index.ts';
import type { NearMiss, OfferFacts, Quoted, QuotedLine } from './quoted.ts';
import { poundsText } from './price-steps.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].hints);

/** As many hints as a cart shows (N-42). */
const mostHints = 3;

/** What a hint needs of a line. */
export interface HintLine {
  entryId: string;
  name: string;
  quantity: number;
  maxPurchaseQty: number;
  /** Hundredths of a pound in each package; null unless it's sold by weight. */
  selectedWeight: number | null;
  /** What a buy-get or a multi-buy is called; null for others. */
  dealText: string | null;
  /** What a volume price comes to, as a purpose: for 10% off on each; null without one. */
  volumeUse?: string | null;
}

/** A way to pay less for a unit, or to earn more. */
export interface Hint {
  id: string;
  ticketText: string;
  text: string;
  percent: number;
  /** The line to raise; null if there is more than one way. */
  lineId: string | null;
  addQuantity: number;
  /** A line whose aisle has more of the kind; null if `lineId` says it, or no line is of the kind. */
  likeLineId: string | null;
  /** To be clipped for it, too; null if nothing has to be. */
  couponId: string | null;
}

/** What is missing for an offer, clipped or not, and worth it: whoever priced it says so. */
export interface NextStep extends NearMiss {
  isClipped: boolean;
  /** Lines that more of would do; empty if any goods would. */
  lineIds: readonly string[];
}

/** A line of the cart, and what the quote says of it. */
type Both = HintLine & { quoted: QuotedLine };

/**
 * The cart coach (N-42): what is missing for an offer, said only when a unit would then cost the shopper less than now, or
 * when points are gained. At most three, the largest gain first.
 * @param steps of coupons, which the service has priced; price promos and points are judged here
 */
export function hintsOf(
  { lines: quotedLines, nearMiss, totals }: Pick<Quoted, 'lines' | 'nearMiss' | 'totals'>,
  lines: readonly HintLine[],
  offers: OfferFacts,
  language: Language,
  steps: readonly NextStep[] = [],
): Hint[] {
  const quotedOf = new Map(quotedLines.map((each) => [each.lineId, each]));
  const all = lines.flatMap((line): Both[] => {
    const quoted = quotedOf.get(line.entryId);
    return quoted ? [{ ...line, quoted }] : [];
  });
  const judged = nearMiss
    .filter(({ offerId }) => isPromo(offerId) || (offers.get(offerId)?.points ?? 0) > 0)
    .map((near) => ({
      gainCents: near.gainCents,
      hint: hintOf(near, promoLines(near, all), totals, offers, language),
    }));
  const priced = steps.map((step) => ({
    gainCents: step.gainCents,
    hint: stepHint(
      step,
      all.filter(({ entryId }) => step.lineIds.includes(entryId)),
      totals,
      offers,
      language,
    ),
  }));
  return [...judged, ...priced]
    .toSorted((one, other) => other.gainCents - one.gainCents)
    .flatMap(({ hint }) => hint ?? [])
    .slice(0, mostHints);
}

const isPromo = (offerId: string): boolean => offerId.startsWith('promo:');

const isVolume = (offerId: string): boolean => offerId.startsWith('promo:volume:');

/** The lines that a price promotion is about: those of its UPC, or those of a deal if it names a group. Of an offer, none. */
function promoLines({ offerId, lineIds }: NearMiss, all: readonly Both[]): Both[] {
  if (!isPromo(offerId)) return [];
  if (isVolume(offerId)) return all.filter(({ entryId }) => lineIds?.includes(entryId));
  const of = offerId.slice('promo:'.length);
  const own = all.filter(({ quoted }) => quoted.upc === of);
  return own.length > 0 ? own : all.filter(({ dealText }) => dealText !== null);
}

function hintOf(
  near: NearMiss,
  lines: readonly Both[],
  totals: Quoted['totals'],
  offers: OfferFacts,
  language: Language,
): Hint | null {
  const offer = offers.get(near.offerId);
  const points = offer?.points ?? 0;
  const pays = near.gainCents > 0 && (isMoney(near) ? lowersShare(near, totals) : lowersUnit(near, lines));
  if (!pays && points === 0) return null;
  const way = wayOf(near, lines);
  if (way === null) return null;
  const deal = lines.find(({ dealText }) => dealText !== null)?.dealText ?? null;
  const volume = isVolume(near.offerId) ? lines.find((line) => line.volumeUse)?.volumeUse : null;
  return {
    id: near.offerId,
    ticketText: pays ? words[language].save(priceTag(near.gainCents)) : words[language].points(counted(points)),
    text:
      freeText(near, lines, deal, language) ??
      words[language].toUse(
        asSentence(stepText(near, way.name, language)),
        volume ?? useOf(near, deal, offer?.title ?? null, language),
      ),
    percent: percentOf(near, lines, totals),
    ...way.to,
    couponId: null,
  };
}

/** What is missing of a buy-get is free itself; null if something of it is paid for, or there is more than one way. */
function freeText({ missing, gainCents }: NearMiss, lines: readonly Both[], deal: string | null, language: Language) {
  const [line] = lines;
  const { units } = missing;
  if (lines.length !== 1 || line === undefined || units === undefined || deal === null) return null;
  return gainCents * line.quantity === units * line.quoted.listCents
    ? words[language].free(units, line.name, deal)
    : null;
}

function stepHint(
  step: NextStep,
  lines: readonly Both[],
  totals: Quoted['totals'],
  offers: OfferFacts,
  language: Language,
): Hint | null {
  const way = wayOf(step, lines);
  if (way === null) return null;
  const { offerId, gainCents, isClipped } = step;
  const title = offers.get(offerId)?.title ?? null;
  const text = stepText(step, way.name, language);
  const clipAnd = title === null ? words[language].clipAnyAnd(text) : words[language].clipAnd(title, text);
  return {
    id: offerId,
    ticketText: words[language].save(priceTag(gainCents)),
    text: isClipped ? words[language].toUse(asSentence(text), useOf(step, null, title, language)) : clipAnd,
    percent: percentOf(step, lines, totals),
    ...way.to,
    couponId: isClipped ? null : offerId,
  };
}

/** What to raise, if there is just one line to raise; null if an order can't hold that many. */
function wayOf({ missing }: NearMiss, lines: readonly Both[]) {
  const [line] = lines;
  if (lines.length !== 1 || line === undefined || missing.units === undefined)
    return { name: null, to: { lineId: null, addQuantity: 0, likeLineId: line?.entryId ?? null } };
  if (line.quantity + missing.units > line.maxPurchaseQty) return null;
  return { name: line.name, to: { lineId: line.entryId, addQuantity: missing.units, likeLineId: null } };
}

const isMoney = ({ missing }: NearMiss): boolean => missing.cents !== undefined;

function useOf({ offerId }: NearMiss, deal: string | null, title: string | null, language: Language): string {
  if (offerId.startsWith('promo:')) return deal === null ? words[language].useDeal : words[language].usePromo(deal);
  return title === null ? words[language].useCoupon : words[language].useTitled(title);
}

function stepText({ missing }: NearMiss, name: string | null, language: Language): string {
  const { cents, weight, units = 0 } = missing;
  if (cents !== undefined) return words[language].money(priceTag(cents));
  if (weight !== undefined) return words[language].pounds(poundsText(weight));
  if (name === null) return words[language].anyMore(units);
  return units === 1 ? words[language].oneMore(name) : words[language].more(units, name);
}

/** Is the share of the regular prices that is paid lower once the missing money is spent? */
function lowersShare({ missing, gainCents }: NearMiss, { listCents, goodsCents }: Quoted['totals']): boolean {
  const more = missing.cents ?? 0;
  return (goodsCents + more - gainCents) * listCents < goodsCents * (listCents + more);
}

/** Does a unit cost less once what is missing is there, at the price that one more costs now? */
function lowersUnit({ missing, gainCents }: NearMiss, lines: readonly Both[]): boolean {
  const more = missing.units ?? missing.weight ?? 0;
  if (lines.length === 0) return false;
  const have = amountOf(missing, lines);
  const spent = lines.reduce((sum, { quoted }) => sum + quoted.netCents, 0);
  const next = Math.min(...lines.map((line) => saleOf(line.quoted) / amountOf(missing, [line])));
  return (spent + more * next - gainCents) * have < spent * (have + more);
}

/** Packages, or hundredths of a pound. */
const amountOf = (missing: NearMiss['missing'], lines: readonly Both[]): number =>
  lines.reduce(
    (sum, { quantity, selectedWeight }) => sum + quantity * (missing.weight === undefined ? 1 : (selectedWeight ?? 0)),
    0,
  );

/** What a line costs at its sale price, before deals and coupons. */
const saleOf = ({ listCents, applied }: QuotedLine): number =>
  listCents - applied.reduce((sum, { why, amountCents }) => sum + (why === 'PRICE_CUT' ? amountCents : 0), 0);

function percentOf(near: NearMiss, lines: readonly Both[], { goodsCents }: Quoted['totals']): number {
  const { missing } = near;
  const more = missing.cents ?? missing.units ?? missing.weight ?? 0;
  const have = isMoney(near) ? goodsCents : amountOf(missing, lines);
  return have + more === 0 ? 0 : Math.floor((100 * have) / (have + more));
}

/** What a volume price is good for: `for 10% off on each`, `for $16.96 each`. */
export const volumeUse = (volume: Volume, language: Language): string =>
  volume.priceCents === null
    ? words[language].useVolume(volumeOff(volume, language))
    : words[language].useVolumePrice(volumeOff(volume, language));
