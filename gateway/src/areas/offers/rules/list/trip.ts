import type { MyListItem, Product } from '../../../../generated/rest.ts';
import { counted } from '../../../../shared/counted.ts';
import { texts } from '../../texts/index.ts';
import { centsOfOne } from './item.ts';
import type { Language } from '../../../../shared/language.ts';

/** An item of My List, and the product that it is, or that its offer is on. */
export interface PricedItem {
  item: Pick<MyListItem, 'kind' | 'checked' | 'quantity'>;
  product: Product | null;
}

/** A trip's sums, in cents. */
export interface Trip {
  itemsText: string;
  regularCents: number;
  /** 0 if nothing is on sale. */
  savedCents: number;
  totalCents: number;
  note: string;
}

/**
 * What the items that aren't checked off cost at today's prices, what is weighed at its smallest weight. A product that is on
 * the list beside its offer counts once. null if none has a price.
 */
export function tripOf(all: readonly PricedItem[], language: Language): Trip | null {
  const left = all.filter(({ item }) => !item.checked);
  const own = new Set(left.flatMap(({ item, product }) => (item.kind === 'PRODUCT' && product ? [product.bpn] : [])));
  const bought = left.filter(({ item, product }) => !(item.kind === 'OFFER' && product && own.has(product.bpn)));
  const priced = bought.flatMap(({ item: { quantity }, product }) => {
    const [now, regular] = product ? [centsOfOne(product, 'NOW'), centsOfOne(product, 'REGULAR')] : [null, null];
    return now === null || regular === null ? [] : [{ now: now * quantity, regular: regular * quantity }];
  });
  if (priced.length === 0) return null;
  const regularCents = priced.reduce((sum, { regular }) => sum + regular, 0);
  const totalCents = priced.reduce((sum, { now }) => sum + now, 0);
  const { trip } = texts[language].list;
  const unpriced = bought.length - priced.length;
  return {
    itemsText: priced.length === 1 ? trip.oneItem : trip.items(counted(priced.length)),
    regularCents,
    savedCents: regularCents - totalCents,
    totalCents,
    note: unpriced === 0 ? trip.coupons : trip.without(unpriced === 1 ? trip.one : trip.several(counted(unpriced))),
  };
}
