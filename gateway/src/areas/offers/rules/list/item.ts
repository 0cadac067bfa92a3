import type { MyListItem, Product } from '../../../../generated/rest.ts';
import { priceTag } from '../../../../shared/dollars.ts';
import { sizeText } from '../../../catalog/rules/size-text.ts';
import { texts } from '../../texts/index.ts';
import type { Expiry } from '../expiry.ts';
import { inLanguages, type Language } from '../../../../shared/language.ts';

const words = inLanguages((language) => texts[language].list);

type Described = Pick<MyListItem, 'kind' | 'itemType' | 'quantity'>;

/**
 * An item of My List in one line: `2 × 16 oz`, `Weekly Ad to 08/11`, `Coupon, expires 08/24`, `You wrote this` (S-101).
 * @param product the product that it is, or that its offer is on; null if there is none here
 * @param expiry of an offer
 */
export function listDetail(
  item: Described,
  product: Product | null,
  expiry: Expiry | null,
  language: Language,
): string {
  const times = item.quantity > 1 ? words[language].times(item.quantity) : null;
  if (item.kind === 'TEXT')
    return times === null ? words[language].written : words[language].joined(times, words[language].written);
  if (item.kind === 'PRODUCT') {
    if (product === null) return words[language].notHere;
    return times === null ? sizeText(product, language) : words[language].timesOf(times, sizeText(product, language));
  }
  const size =
    product === null
      ? null
      : times === null
        ? sizeText(product, language)
        : words[language].timesOf(times, sizeText(product, language));
  const offer = offerWords(item, expiry, language);
  return size === null ? offer : words[language].joined(size, offer);
}

function offerWords({ itemType }: Described, expiry: Expiry | null, language: Language): string {
  const kind = texts[language].types[itemType as keyof (typeof texts)['en']['types']];
  if (expiry === null) return kind;
  if (expiry.isExpired) return words[language].ended(kind, expiry.text.toLowerCase());
  return itemType === 'WS'
    ? words[language].adUntil(kind, expiry.day)
    : words[language].ended(kind, expiry.text.toLowerCase());
}

/** Cents of one: packages at their price, or the smallest weight of what is sold by it; null if it has no price. */
export const centsOfOne = ({ price, sellByWeight, minimumWeight }: Product, at: 'NOW' | 'REGULAR'): number | null => {
  if (price === null) return null;
  const cents = at === 'NOW' ? price.priceCents : Math.max(price.priceCents, price.basePriceCents);
  return sellByWeight ? Math.round((cents * Math.max(100, minimumWeight ?? 0)) / 100) : cents;
};

/** `$7.00` for all of it; `$3.99/lb` for what is weighed; null without a price. */
export function listPrice(product: Product | null, quantity: number, language: Language): string | null {
  const { price, sellByWeight } = product ?? {};
  if (!price) return null;
  return sellByWeight ? words[language].perPound(priceTag(price.priceCents)) : priceTag(price.priceCents * quantity);
}
