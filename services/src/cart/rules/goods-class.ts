import type { Goods } from '../../catalog/index.ts';
import type { Category } from '../../../../pricing/cart.ts';

/** How states tax goods; food for home is its own class nearly everywhere. */
export const taxClasses = ['FOOD', 'SOFT_DRINK', 'PREPARED', 'ALCOHOL', 'GENERAL'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** What a product is, as far as loyalty, offers, and the law tell goods apart (N-10, N-36, N-52). */
export interface GoodsClass {
  category: Category;
  taxClass: TaxClass;
}

const departmentsWithoutFood: ReadonlySet<string> = new Set([
  'flowers-decor',
  'paper-cleaning-home',
  'personal-care-health',
  'pet-care',
  'baby-care',
]);

/** The one rule that sorts goods into classes. */
export function goodsClass({ product, place }: Pick<Goods, 'product' | 'place'>): GoodsClass {
  const { departmentId } = place.department;
  if (product.containsAlcohol) return { category: 'ALCOHOL', taxClass: 'ALCOHOL' };
  if (place.shelf.name.startsWith('Medicine')) return { category: 'PHARMACY', taxClass: 'GENERAL' };
  if (isFluidMilk(place)) return { category: 'FLUID_DAIRY', taxClass: 'FOOD' };
  if (place.aisle.name.startsWith('Soda')) return { category: 'GROCERY', taxClass: 'SOFT_DRINK' };
  // Food that SNAP doesn't pay for is hot or made to order.
  const isPrepared = (!product.snapEligible || product.isMto) && !departmentsWithoutFood.has(departmentId);
  if (isPrepared) return { category: 'GROCERY', taxClass: 'PREPARED' };
  return { category: 'GROCERY', taxClass: product.snapEligible ? 'FOOD' : 'GENERAL' };
}

/** Refrigerated milk, whose price some states set; plant-based ones aren't. */
const isFluidMilk = ({ department, shelf }: Goods['place']): boolean =>
  department.departmentId === 'dairy-eggs-cheese' && shelf.name === 'Milk';
