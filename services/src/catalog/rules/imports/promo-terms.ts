import { centsOf } from '../../../platform/imports/money.ts';
import type { PromoTerms, PromoType } from '../product.ts';
import { dealsTold, type Told } from '../../../platform/imports/deals-told.ts';
import type { Fields } from './fields.ts';

type TermFields = Pick<
  Fields,
  'promoText' | 'promoDescription' | 'promoBuy' | 'promoFree' | 'promoQuantity' | 'promoPrice' | 'promoGroup'
>;
/** What one package or pound costs with and without a sale. */
interface Cost {
  priceCents: number;
  basePriceCents: number;
}

/**
 * What a promotion comes to in numbers (N-33): from columns of their own, or else from its text; null for a sale price,
 * which is its terms. Or why it is none, in words: whatever its texts promise is given, to the cent, or the promotion is
 * refused.
 */
export function promoTerms(type: PromoType, fields: TermFields, cost: Cost): PromoTerms | null | string {
  const terms = termsIn(type, fields);
  if (typeof terms === 'string') return terms;
  if (type === 'P' && cost.priceCents >= cost.basePriceCents)
    return 'a promotion of type P needs a price below basePrice';
  return promisesIn(fields, { type, terms, ...cost }) ?? terms;
}

const none: PromoTerms = { buy: null, free: null, quantity: null, priceCents: null, group: null };
const example = {
  B: 'say it as in "Buy 2 Get 1 Free", or by promoBuy and promoFree',
  M: 'say it as in "2 for $5", or by promoQty and promoPrice',
} as const;

function termsIn(type: PromoType, fields: TermFields): PromoTerms | null | string {
  const { promoText, promoBuy, promoFree, promoQuantity, promoPrice, promoGroup } = fields;
  const numbers = promoBuy + promoFree + promoQuantity + promoPrice;
  if (type === 'P') return numbers + promoGroup === '' ? null : 'a promotion of type P has no terms';
  if (promoGroup.length > 64) return 'promoGroup is longer than 64 characters';
  const group = promoGroup || null;
  if (numbers === '') {
    const terms = dealsTold(promoText)
      .told.map(({ says }) => termsOf(type, says))
      .find(Boolean);
    return terms ? { ...terms, group } : `promoText "${promoText}" isn't understood; ${example[type]}`;
  }
  if (type === 'B') {
    const [buy, free] = [packagesOf(promoBuy, 1), packagesOf(promoFree, 1)];
    if (promoQuantity + promoPrice !== '' || buy === null || free === null)
      return 'a promotion of type B needs promoBuy and promoFree, from 1 to 99';
    return { ...none, buy, free, group };
  }
  const [quantity, priceCents] = [packagesOf(promoQuantity, 2), centsOf(promoPrice)];
  if (promoBuy + promoFree !== '' || quantity === null || typeof priceCents === 'string')
    return 'a promotion of type M needs promoQty, from 2 to 99, and promoPrice';
  return { ...none, quantity, priceCents, group };
}

function packagesOf(text: string, least: number): number | null {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return count >= least ? count : null;
}

function termsOf(type: 'B' | 'M', says: Told): PromoTerms | null {
  if (type === 'B') return says.kind === 'BUY_GET' ? { ...none, buy: says.buy, free: says.free } : null;
  return says.kind === 'MULTI_BUY' ? { ...none, quantity: says.quantity, priceCents: says.cents } : null;
}

type Given = Cost & { type: PromoType; terms: PromoTerms | null };

/** What the texts promise beyond what is given; undefined if they don't. */
function promisesIn({ promoText, promoDescription }: TermFields, given: Given): string | undefined {
  for (const [column, text] of Object.entries({ promoText, promoDescription })) {
    const { told, hasMore } = dealsTold(text);
    const other = told.find(({ says }) => !isGiven(says, given));
    if (other) return `${column} "${text}" says "${other.words}", which isn't what the promotion gives`;
    // A description may go on about limits and the like.
    if (hasMore && given.type !== 'P' && column === 'promoText')
      return `promoText "${text}" isn't understood; ${example[given.type]}`;
  }
  return undefined;
}

function isGiven(says: Told, { type, terms, priceCents, basePriceCents }: Given): boolean {
  const cut = basePriceCents - priceCents;
  switch (says.kind) {
    case 'BUY_GET':
      return terms?.buy === says.buy && terms.free === says.free;
    case 'MULTI_BUY':
      // "2 for 99" is 99 cents or dollars: it is dollars only where that is less than without it.
      return (
        terms?.quantity === says.quantity &&
        terms.priceCents === says.cents &&
        (!says.isBare || says.cents < says.quantity * priceCents)
      );
    case 'MUST_BUY':
      return terms?.quantity === says.quantity;
    case 'MIX_AND_MATCH':
      return terms !== null && terms.group !== null;
    case 'EACH':
      return says.cents === priceCents;
    case 'OFF':
      return says.cents === (type === 'M' ? terms!.quantity! * priceCents - terms!.priceCents! : cut);
    case 'PERCENT':
      return type === 'P' && Math.abs(says.percent - (100 * cut) / basePriceCents) < 1;
  }
}
