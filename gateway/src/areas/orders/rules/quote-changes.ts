import { counted } from '../../../shared/counted.ts';
import { priceTag, signedPriceTag } from '../../../shared/dollars.ts';
import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].changes);

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
export const changesText = (count: number, language: Language): string =>
  words[language].text(words[language].counts[count] ?? words[language].many(counted(count)));

const sumsOf = (language: Language): Readonly<Partial<Record<string, string>>> => words[language].sums;

/** `Organic Strawberries`; `Tax` for a sum. */
export const nameOfChange = ({ name, code }: QuoteDifference, language: Language): string =>
  name ?? sumsOf(language)[code] ?? words[language].whole;

/** `The price is now $7.98.`; `Out of Stock.` */
export function textOfChange({ code, afterCents }: QuoteDifference, language: Language): string {
  if (code === 'PRICE' || code in words[language].sums) {
    const say = code === 'PRICE' ? words[language].PRICE : words[language].sum;
    return afterCents === null ? words[language].other : say(priceTag(afterCents));
  }
  const known = code as 'ADDED' | 'REMOVED' | 'QUANTITY' | 'OFFER' | 'UNAVAILABLE';
  return words[language].lines[known] ?? words[language].other;
}

/** `+$1.00`; `−$0.86`; `No change`. */
export function differenceOf({ beforeCents, afterCents }: QuoteDifference, language: Language): string {
  const more = (afterCents ?? 0) - (beforeCents ?? 0);
  return more === 0 ? words[language].none : signedPriceTag(more);
}
