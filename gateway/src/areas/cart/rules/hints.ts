import { counted } from '../../../shared/counted.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { texts } from '../texts.ts';
import type { NearMiss, OfferFacts, Quoted, QuotedLine } from './quoted.ts';
import { poundsText } from './price-steps.ts';

const words = texts.hints;

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
  /** A buy-get or a multi-buy, in the retailer's words; null for others. */
  dealText: string | null;
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
}

/** A line of the cart, and what the quote says of it. */
type Both = HintLine & { quoted: QuotedLine };

/**
 * The cart coach (N-42): what is missing for an offer, said only when a unit would then cost the shopper less than now, or
 * when points are gained. At most three, the largest gain first.
 */
export function hintsOf(
  { lines: quotedLines, nearMiss, totals }: Pick<Quoted, 'lines' | 'nearMiss' | 'totals'>,
  lines: readonly HintLine[],
  offers: OfferFacts,
): Hint[] {
  const quotedOf = new Map(quotedLines.map((each) => [each.lineId, each]));
  const all = lines.flatMap((line): Both[] => {
    const quoted = quotedOf.get(line.entryId);
    return quoted ? [{ ...line, quoted }] : [];
  });
  return nearMiss
    .toSorted((one, other) => other.gainCents - one.gainCents)
    .flatMap((near) => hintOf(near, linesOf(near, all), totals, offers) ?? [])
    .slice(0, mostHints);
}

/** The lines that a price promotion is about: those of its UPC, or those of a deal if it names a group. Of an offer, none. */
function linesOf({ offerId }: NearMiss, all: readonly Both[]): Both[] {
  if (!offerId.startsWith('promo:')) return [];
  const of = offerId.slice('promo:'.length);
  const own = all.filter(({ quoted }) => quoted.upc === of);
  return own.length > 0 ? own : all.filter(({ dealText }) => dealText !== null);
}

function hintOf(near: NearMiss, lines: readonly Both[], totals: Quoted['totals'], offers: OfferFacts): Hint | null {
  const offer = offers.get(near.offerId);
  const points = offer?.points ?? 0;
  const pays = near.gainCents > 0 && (isMoney(near) ? lowersShare(near, totals) : lowersUnit(near, lines));
  if (!pays && points === 0) return null;
  const [line] = lines;
  const isOne = lines.length === 1 && line !== undefined && near.missing.units !== undefined;
  const add = isOne ? (near.missing.units ?? 0) : 0;
  if (isOne && line.quantity + add > line.maxPurchaseQty) return null;
  const deal = lines.find(({ dealText }) => dealText !== null)?.dealText ?? null;
  return {
    id: near.offerId,
    ticketText: pays ? words.save(priceTag(near.gainCents)) : words.points(counted(points)),
    text: textOf(near, isOne ? line.name : null, useOf(near, deal, offer?.title ?? null)),
    percent: percentOf(near, lines, totals),
    lineId: isOne ? line.entryId : null,
    addQuantity: add,
    likeLineId: isOne ? null : (line?.entryId ?? null),
  };
}

const isMoney = ({ missing }: NearMiss): boolean => missing.cents !== undefined;

function useOf({ offerId }: NearMiss, deal: string | null, title: string | null): string {
  if (offerId.startsWith('promo:')) return deal === null ? words.useDeal : words.usePromo(deal);
  return title === null ? words.useCoupon : words.useTitled(title);
}

function textOf({ missing }: NearMiss, name: string | null, use: string): string {
  const { cents, weight, units = 0 } = missing;
  if (cents !== undefined) return words.money(priceTag(cents), use);
  if (weight !== undefined) return words.pounds(poundsText(weight), use);
  if (name === null) return words.anyMore(units, use);
  return units === 1 ? words.oneMore(name, use) : words.more(units, name, use);
}

/** Is the share of the regular prices that is paid lower once the missing money is spent? */
function lowersShare({ missing, gainCents }: NearMiss, { listCents, goodsCents }: Quoted['totals']): boolean {
  const more = missing.cents ?? 0;
  return (goodsCents + more - gainCents) * listCents < goodsCents * (listCents + more);
}

/** Does a unit cost less once what is missing is there, at the price that one more costs now? */
function lowersUnit({ missing, gainCents }: NearMiss, lines: readonly Both[]): boolean {
  const more = missing.units ?? missing.weight ?? 0;
  // Of an offer whose goods aren't known here, the engine has looked already.
  if (lines.length === 0) return true;
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
