import { counted } from '../../../shared/counted.ts';
import { priceTag, signedPriceTag } from '../../../shared/dollars.ts';
import { texts } from '../texts.ts';

const words = texts.changes;

/** A difference between two quotes, as the service gives it (N-60). */
export interface QuoteDifference {
  entryId: string | null;
  name: string | null;
  /** PRICE, ADDED, REMOVED, QUANTITY, OFFER, UNAVAILABLE; for a sum: FEE, TAX, DEPOSIT, TIP. */
  code: string;
  beforeCents: number | null;
  afterCents: number | null;
}

/** `Two things are new since you opened this page. Nothing is ordered yet.` */
export const changesText = (count: number): string => words.text(words.counts[count] ?? words.many(counted(count)));

/** `Organic Strawberries`; `Tax` for a sum. */
export const nameOfChange = ({ name, code }: QuoteDifference): string => name ?? words.sums[code] ?? words.whole;

/** `The price is now $7.98.`; `Out of Stock.` */
export function textOfChange({ code, afterCents }: QuoteDifference): string {
  if (code === 'PRICE' || code in words.sums) {
    const say = code === 'PRICE' ? words.PRICE : words.sum;
    return afterCents === null ? words.other : say(priceTag(afterCents));
  }
  const known = code as 'ADDED' | 'REMOVED' | 'QUANTITY' | 'OFFER' | 'UNAVAILABLE';
  return words.lines[known] ?? words.other;
}

/** `+$1.00`; `−$0.86`; `No change`. */
export function differenceOf({ beforeCents, afterCents }: QuoteDifference): string {
  const more = (afterCents ?? 0) - (beforeCents ?? 0);
  return more === 0 ? words.none : signedPriceTag(more);
}
