import type { Product, Substitutes } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

type Reason = Substitutes['productsinfo'][number]['reason'];

/** N-79: `Same brand`; `Cheaper per pound`. */
export function substituteText(reason: Reason, { price }: Pick<Product, 'price'>, language: Language): string {
  if (reason !== 'CHEAPER_UNIT' || !price?.unitPrice) return texts[language].substitutes[reason];
  return texts[language].substitutes.cheaperPer(texts[language].units[price.unitPrice.unit]);
}
