import type { Product, Substitutes } from '../../../generated/rest.ts';
import { texts } from '../texts.ts';

type Reason = Substitutes['productsinfo'][number]['reason'];

/** N-79: `Same brand`; `Cheaper per pound`. */
export function substituteText(reason: Reason, { price }: Pick<Product, 'price'>): string {
  if (reason !== 'CHEAPER_UNIT' || !price?.unitPrice) return texts.substitutes[reason];
  return texts.substitutes.cheaperPer(texts.units[price.unitPrice.unit]);
}
