import type { Goods } from '../../catalog/index.ts';

/** Cents for each bottle or can, by state: bottle bills as of 2026. */
interface BottleBill {
  cents: number;
  /** For containers of this many fluid ounces or more. */
  large?: { fromFlOz: number; cents: number };
  /** Beer alone, or beer and wine too; soft drinks and water always are. */
  wine?: { cents: number };
}

const bottleBills: Readonly<Record<string, BottleBill>> = {
  CA: { cents: 5, large: { fromFlOz: 24, cents: 10 }, wine: { cents: 10 } },
  CT: { cents: 10 },
  HI: { cents: 5 },
  IA: { cents: 5, wine: { cents: 5 } },
  MA: { cents: 5 },
  ME: { cents: 5, wine: { cents: 15 } },
  MI: { cents: 10 },
  NY: { cents: 5 },
  OR: { cents: 10 },
  VT: { cents: 5 },
};

/** Aisles of drinks that bottle bills cover; juice and milk aren't. */
const covered = ['Water', 'Soda', 'Beer'];
const flOz: Readonly<Record<string, number>> = { 'fl oz': 1, pt: 16, qt: 32, gal: 128, ml: 0.033814, L: 33.814 };
/** Jugs of a gallon and more are no beverage containers. */
const largestFlOz = 101.5;

/** The deposit on a package, in cents: on each of its bottles or cans (N-35). */
export function depositCents({ product, place }: Pick<Goods, 'product' | 'place'>, state: string): number {
  const bill = bottleBills[state];
  const each = ((product.packageThousandths / 1000) * (flOz[product.packageUnit] ?? 0)) / product.sizeQuantity;
  if (!bill || each <= 0 || each > largestFlOz) return 0;
  const isWine = product.containsAlcohol && place.aisle.name.startsWith('Wine');
  const isCovered = covered.some((name) => place.aisle.name.startsWith(name));
  if (isWine) return (bill.wine?.cents ?? 0) * product.sizeQuantity;
  if (!isCovered) return 0;
  const cents = bill.large && each >= bill.large.fromFlOz ? bill.large.cents : bill.cents;
  return cents * product.sizeQuantity;
}
