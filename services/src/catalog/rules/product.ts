import type { ComparisonUnit, UnitCode } from './units.ts';

export const channels = ['DELIVERY', 'PICKUP', 'IN_STORE', 'SHIPPING'] as const;
export type Channel = (typeof channels)[number];

/** Whose cart takes a product: the grocery's, the wine shop's, the business site's, a seller's. */
export const programs = ['abs', '1P_WINE', '1P_B2B', 'mkp'] as const;
export type Program = (typeof programs)[number];

/** P lowers the price, B is buy some and get some, M is so many for so much (S-64). */
export const promoTypes = ['P', 'B', 'M'] as const;
export type PromoType = (typeof promoTypes)[number];

export const productStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** The nine major allergens. */
export const allergens = [
  'MILK',
  'EGG',
  'FISH',
  'SHELLFISH',
  'TREE_NUTS',
  'PEANUTS',
  'WHEAT',
  'SOY',
  'SESAME',
] as const;
export type Allergen = (typeof allergens)[number];

export const diets = ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE', 'ORGANIC', 'KOSHER', 'HALAL', 'LACTOSE_FREE'] as const;
export type Diet = (typeof diets)[number];

/** Minutes of the store's day. */
export interface Hours {
  start: number;
  end: number;
}
/** When it can be handed over; a day of its own where it has one (S-71). */
export interface Fulfillment extends Hours {
  saturday?: Hours;
  sunday?: Hours;
}

/** For one serving; weights in milligrams. */
export interface Nutrition {
  serving: string;
  calories: number;
  fat: number;
  saturatedFat: number;
  sodium: number;
  carbohydrate: number;
  fiber: number;
  sugars: number;
  protein: number;
}

/** A product as it is the same in every store. */
export interface Product {
  /** Nine digits. */
  bpn: string;
  gtin: string;
  name: string;
  brandId: string | null;
  sellerId: string | null;
  shelfId: string;
  program: Program;
  status: ProductStatus;
  description: string;
  size: string;
  packageThousandths: number;
  packageUnit: UnitCode;
  sizeQuantity: number;
  /** Hundredths of a pound; null for what isn't sold by weight. */
  minimumWeight: number | null;
  isMto: boolean;
  isCustomizable: boolean;
  multiCustomizations: boolean;
  preparationMinutes: number;
  /** `YYYY-MM-DD`; null for what isn't a pre-order. */
  effectiveOn: string | null;
  snapEligible: boolean;
  containsAlcohol: boolean;
  alcoholPct: number | null;
  restrictedValue: number;
  prop65: string | null;
  eligibility: Readonly<Record<Channel, boolean>>;
  fulfillment: Fulfillment | null;
  maximumQuantity: number;
  ingredients: string | null;
  allergens: readonly Allergen[];
  diets: readonly Diet[];
  nutrition: Nutrition | null;
  popularity: number;
  pictureId: string | null;
}

/** What a store asks for a product, in one channel or in all. */
export interface Price {
  priceCents: number;
  basePriceCents: number;
  previousBasePriceCents: number | null;
  promo: { type: PromoType; text: string; description: string; endsOn: string } | null;
}

/** What a store has of it, in pieces. */
export interface Inventory {
  channels: Readonly<Record<Channel, number>>;
  nextDeliveryOn: string | null;
}

export interface Shelf {
  shelfId: string;
  name: string;
  comparisonUnit: ComparisonUnit;
}

/** Few enough to say so. */
const few = 5;

/** S-263: 0 there is none, 1 there is enough, 2 few are left. */
export function inventoryAvailable({ channels: pieces }: Inventory): 0 | 1 | 2 {
  const most = Math.max(...Object.values(pieces));
  return most === 0 ? 0 : most <= few ? 2 : 1;
}
