import { productTags } from '../../../constants.ts';
import type { ProductTag, ProductTagKind } from '../../../generated/resolvers.ts';
import type { Product } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import { madeToOrderLabel } from './preparation-time.ts';
import type { Language } from '../../../shared/language.ts';

type Tagged = Pick<
  Product,
  | 'containsAlcohol'
  | 'isPreOrderItem'
  | 'isMtoProduct'
  | 'preparationMinutes'
  | 'program'
  | 'snapEligible'
  | 'itemEffectiveStartDate'
  | 'diets'
>;

/**
 * The most important tags of a product, at most 3 (S-249).
 * @param today the store's day
 * @param isUsual has the visitor's household bought it before, and is it there for that?
 */
export function tagsOf(product: Tagged, today: string, language: Language, isUsual = false): ProductTag[] {
  const has = (diet: Product['diets'][number]) => product.diets.includes(diet);
  const applies: Readonly<Record<ProductTagKind, boolean>> = {
    BOUGHT_BEFORE: isUsual,
    AGE_RESTRICTED: product.containsAlcohol,
    PRE_ORDER: product.isPreOrderItem && today < (product.itemEffectiveStartDate ?? ''),
    MADE_TO_ORDER: product.isMtoProduct,
    SELLER: product.program === 'mkp',
    WINE_SHOP: product.program === '1P_WINE',
    BUSINESS: product.program === '1P_B2B',
    ORGANIC: has('ORGANIC'),
    SNAP: product.snapEligible,
    VEGAN: has('VEGAN'),
    GLUTEN_FREE: has('GLUTEN_FREE'),
  };
  const kinds = (Object.keys(applies) as ProductTagKind[]).filter((kind) => applies[kind]).slice(0, productTags);
  return kinds.map((kind) => ({
    kind,
    text:
      kind === 'MADE_TO_ORDER' ? madeToOrderLabel(product.preparationMinutes, language) : texts[language].tags[kind],
  }));
}
