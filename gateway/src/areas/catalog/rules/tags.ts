import type { ProductTag, ProductTagKind } from '../../../generated/resolvers.ts';
import type { Product } from '../../../generated/rest.ts';
import { texts } from '../texts.ts';
import { madeToOrderLabel } from './preparation-time.ts';

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

/** S-249: as many as a card shows. */
const mostTags = 3;

/** The most important tags of a product, at most 3 (S-249). @param today the store's day */
export function tagsOf(product: Tagged, today: string): ProductTag[] {
  const has = (diet: Product['diets'][number]) => product.diets.includes(diet);
  const applies: Readonly<Record<ProductTagKind, boolean>> = {
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
  const kinds = (Object.keys(applies) as ProductTagKind[]).filter((kind) => applies[kind]).slice(0, mostTags);
  return kinds.map((kind) => ({
    kind,
    text: kind === 'MADE_TO_ORDER' ? madeToOrderLabel(product.preparationMinutes) : texts.tags[kind],
  }));
}
