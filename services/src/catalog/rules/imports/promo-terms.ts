import { centsOf } from '../../../platform/imports/money.ts';
import type { PromoTerms, PromoType } from '../product.ts';
import type { Fields } from './fields.ts';

type TermFields = Pick<Fields, 'promoText' | 'promoBuy' | 'promoFree' | 'promoQuantity' | 'promoPrice' | 'promoGroup'>;

/**
 * What a promotion comes to in numbers: from columns of their own, or else from its text, as far as that can be read one
 * way only (`Buy 1 Get 1 Free`, `BOGO`, `2 for $5`); null for a sale price and for a text that says it some other way.
 * Or why they make no promotion, in words.
 */
export function promoTerms(type: PromoType, fields: TermFields): PromoTerms | null | string {
  const { promoText, promoBuy, promoFree, promoQuantity, promoPrice, promoGroup: group } = fields;
  const given = promoBuy + promoFree + promoQuantity + promoPrice + group;
  if (given !== '' && type === 'P') return 'a promotion of type P has no terms';
  if (group.length > 64) return 'promoGroup is longer than 64 characters';
  if (type === 'P') return null;
  const numbers = promoBuy + promoFree + promoQuantity + promoPrice;
  if (numbers === '') {
    const terms = type === 'B' ? buyGetIn(promoText) : multiBuyIn(promoText);
    if (!terms && group !== '') return 'promoGroup needs the terms of the promotion';
    return terms && { ...terms, group: group || null };
  }
  if (type === 'B') {
    const [buy, free] = [packagesOf(promoBuy, 1), packagesOf(promoFree, 1)];
    if (promoQuantity + promoPrice !== '' || buy === null || free === null)
      return 'a promotion of type B needs promoBuy and promoFree, from 1 to 99';
    return { ...none, buy, free, group: group || null };
  }
  const [quantity, priceCents] = [packagesOf(promoQuantity, 2), centsOf(promoPrice)];
  if (promoBuy + promoFree !== '' || quantity === null || typeof priceCents === 'string')
    return 'a promotion of type M needs promoQty, from 2 to 99, and promoPrice';
  return { ...none, quantity, priceCents, group: group || null };
}

const none: PromoTerms = { buy: null, free: null, quantity: null, priceCents: null, group: null };

function packagesOf(text: string, least: number): number | null {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return count >= least ? count : null;
}

function buyGetIn(text: string): PromoTerms | null {
  if (/^bogo( free)?$/i.test(text)) return { ...none, buy: 1, free: 1 };
  const [, buy = '', free = ''] =
    /^buy (\d{1,2}),? get (\d{1,2}) free$/i.exec(text) ?? /^b(\d{1,2})g(\d{1,2})f?$/i.exec(text) ?? [];
  const [bought, given] = [packagesOf(buy, 1), packagesOf(free, 1)];
  return bought === null || given === null ? null : { ...none, buy: bought, free: given };
}

function multiBuyIn(text: string): PromoTerms | null {
  const [, count = '', dollars = ''] = /^(\d{1,2}) ?(?:for|\/) ?(\$\d+(?:\.\d\d)?)$/i.exec(text) ?? [];
  const [quantity, priceCents] = [packagesOf(count, 2), centsOf(dollars)];
  return quantity === null || typeof priceCents === 'string' ? null : { ...none, quantity, priceCents };
}
