import { optionName } from '../../catalog/rules/names/option-name.ts';
import { priceTag, smallPriceTag } from '../../../shared/dollars.ts';
import { counted } from '../../../shared/counted.ts';
import { texts } from '../texts/index.ts';
import { completedOffers, type ItemSaving } from './offer-completion.ts';
import { poundsText } from './price-steps.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].line);

/** What a line says about itself, as the service knows it; money in cents. */
export interface LineFacts {
  quantity: number;
  /** Hundredths of a pound in each package; null unless it's sold by weight. */
  selectedWeight: number | null;
  options: readonly { name: string }[];
  /** Regular price with its options: for a package, or for a pound. */
  unitCents: number;
  /** The sale price in its place; null if there is none. */
  saleCents: number | null;
  netCents: number;
  regularCents: number;
  /** What coupons take off it. */
  savings?: readonly ItemSaving[];
}

/** What its product adds; null if it couldn't be loaded. */
export interface ProductFacts {
  /** `16 oz`; null if it says nothing, as for what is sold by the piece. */
  size: string | null;
  /** Buy 1 Get 1 Free; null without such a promotion. */
  dealText: string | null;
  /** 5+ cases $16.96; null without a volume price. */
  volumeText?: string | null;
}

/** `$3.99 each`, `$1.99/lb`, and `29¢ each` below a dollar. */
export function unitText({ unitCents, saleCents, selectedWeight }: LineFacts, language: Language): string {
  const cents = saleCents ?? unitCents;
  return selectedWeight === null
    ? words[language].each(smallPriceTag(cents))
    : words[language].perPound(smallPriceTag(cents));
}

/** `Coupon $1.00 off`: what the offers take off that the line completes (S-123); null if it completes none. */
export function couponText({ savings }: Pick<LineFacts, 'savings'>, language: Language): string | null {
  const complete = completedOffers(savings);
  const cents = complete.reduce((sum, { savingsCents }) => sum + savingsCents, 0);
  return complete.length === 0 ? null : words[language].coupon(priceTag(cents));
}

/**
 * `16 oz · $3.99 each`; `Case of 12 · $17.96 each · 5+ cases $16.96`; `3 lb bag · Buy 1 Get 1 Free`; `16 oz · Coupon $1.00 off`; `Rye, no onions · $8.49 each`;
 * `2 packages of 0.25 lb · $1.67/lb`, whose weight stands beside them (S-80).
 */
export function metaText(line: LineFacts, product: ProductFacts | null, language: Language): string {
  const options = line.options.map(({ name }) => optionName(name, language)).join(words[language].list);
  const first = options || packagesText(line, language) || (product?.size ?? null);
  const last = product?.dealText ?? couponText(line, language) ?? unitText(line, language);
  return [first, last, product?.volumeText].filter(Boolean).join(words[language].separator);
}

/** `2 packages of 0.25 lb`; null for one, and unless it's sold by weight. */
const packagesText = ({ quantity, selectedWeight }: LineFacts, language: Language): string | null =>
  selectedWeight === null || quantity < 2
    ? null
    : words[language].packages(counted(quantity), poundsText(selectedWeight));

/** `About 1.25 lb`, all its packages together (N-50); null unless it's sold by weight. */
export const weightText = (
  { quantity, selectedWeight }: Pick<LineFacts, 'quantity' | 'selectedWeight'>,
  language: Language,
): string | null => (selectedWeight === null ? null : words[language].about(poundsText(quantity * selectedWeight)));

/** `$6.98, was $11.98`; without a saving, `$6.98`. */
export const spokenAmount = (
  { netCents, regularCents }: Pick<LineFacts, 'netCents' | 'regularCents'>,
  language: Language,
): string =>
  regularCents > netCents ? words[language].was(priceTag(netCents), priceTag(regularCents)) : priceTag(netCents);

/** For the live region (S-37): `Whole Milk is in your cart, 2 in all.` @param quantity packages now; 0 or null: it's gone */
export function doneText(name: string | null, quantity: number | null, language: Language): string {
  const item = name ?? texts[language].done.anItem;
  return quantity ? texts[language].done.inCart(item, counted(quantity)) : texts[language].done.removed(item);
}
