import { shownInventory } from '../../constants.ts';
import type { ComparisonUnit, UnitCode } from './units.ts';

export const channels = ['DELIVERY', 'PICKUP', 'IN_STORE', 'SHIPPING'] as const;
export type Channel = (typeof channels)[number];

/** Which cart a product goes in: grocery, wine shop, business, or a seller's. */
export const programs = ['abs', '1P_WINE', '1P_B2B', 'mkp'] as const;
export type Program = (typeof programs)[number];

/** P is a sale price, B is buy some get some, M is a multi-buy (2 for $5) (S-64). */
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

/** Minutes since midnight, store time. */
export interface Hours {
  start: number;
  end: number;
}
/** When it can be picked up or delivered; Saturday and Sunday may differ (S-71). */
export interface Fulfillment extends Hours {
  saturday?: Hours;
  sunday?: Hours;
}

/** Per serving; weights in milligrams, null where the manufacturer hasn't said. */
export interface Nutrition {
  serving: string;
  calories: number;
  fat: number;
  saturatedFat: number | null;
  sodium: number | null;
  carbohydrate: number;
  fiber: number | null;
  sugars: number | null;
  protein: number;
}

export const wineBodies = ['LIGHT', 'MEDIUM', 'FULL'] as const;
export type WineBody = (typeof wineBodies)[number];

/** What a wine is, as far as its maker says. */
export interface Wine {
  body: WineBody | null;
  /** As on the label: `Pinot Noir`; for a blend, what it is called. */
  grape: string | null;
  region: string | null;
  /** How it tastes, in a word: `dry`. */
  style: string | null;
  /** What it tastes of: `cherry`, `clove`. */
  notes: readonly string[];
}

/** A product's name in Spanish. */
export interface SpanishName {
  text: string;
  /** Made of the English one, and not written by who sells it. */
  isComposed: boolean;
}

/** The part of a product that is the same in every store. */
export interface Product {
  /** Nine digits. */
  bpn: string;
  gtin: string;
  name: string;
  /** Its name in Spanish; null where nobody knows one. */
  nameEs: SpanishName | null;
  brandId: string | null;
  sellerId: string | null;
  shelfId: string;
  program: Program;
  status: ProductStatus;
  description: string;
  /** In Spanish, as who sells it writes it; null where nobody has. */
  descriptionEs: string | null;
  size: string;
  packageThousandths: number;
  packageUnit: UnitCode;
  sizeQuantity: number;
  /** Hundredths of a pound; null unless sold by weight. */
  minimumWeight: number | null;
  isMto: boolean;
  isCustomizable: boolean;
  multiCustomizations: boolean;
  preparationMinutes: number;
  /** `YYYY-MM-DD`; null unless a pre-order. */
  effectiveOn: string | null;
  snapEligible: boolean;
  containsAlcohol: boolean;
  alcoholPct: number | null;
  /** null for what is no wine. */
  wine: Wine | null;
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

/** A buy-get (`buy`, `free`) or a multi-buy (`quantity`, `priceCents`) in numbers (N-33). */
export interface PromoTerms {
  buy: number | null;
  free: number | null;
  /** Packages in a full group. */
  quantity: number | null;
  /** What a full group costs. */
  priceCents: number | null;
  /** Products that count together; null if each counts alone. */
  group: string | null;
}

/** A lower price from so many packages on, for every one of them. */
export interface VolumePrice {
  quantity: number;
  /** What each costs then; null where a part of its price comes off. */
  priceCents: number | null;
  /** What comes off each, in hundredths of a percent; null where it has a price. */
  rate: number | null;
  /** Products that count together; null if each counts alone. */
  group: string | null;
}

/** A store's price for a product, in one channel or in all. */
export interface Price {
  priceCents: number;
  basePriceCents: number;
  previousBasePriceCents: number | null;
  /** `terms` are null for a sale price, and for no other. */
  promo: { type: PromoType; text: string; description: string; endsOn: string; terms: PromoTerms | null } | null;
  volume: VolumePrice | null;
}

/** A store's stock of it, in units. */
export interface Inventory {
  channels: Readonly<Record<Channel, number>>;
  nextDeliveryOn: string | null;
}

export interface Shelf {
  shelfId: string;
  name: string;
  comparisonUnit: ComparisonUnit;
}

/** Low enough to say "few left". */
const few = 5;

/** S-263: 0 out of stock, 1 in stock, 2 few left, through these channels. */
export function inventoryAvailable({ channels: pieces }: Inventory, through: readonly Channel[] = channels): 0 | 1 | 2 {
  const most = Math.max(0, ...through.map((each) => pieces[each]));
  return most === 0 ? 0 : most <= few ? 2 : 1;
}

/** Is it what lists show by default, and filter by (S-263)? */
const isShown = (inventory: 0 | 1 | 2): boolean => shownInventory.some((each) => each === inventory);

/** Can it be had now, through the channel or, without one, through any? */
export function canBeHad(
  { product, price, inventory }: { product: Product; price: Price | null; inventory: Inventory | null },
  channel?: Channel,
): boolean {
  const through = (channel ? [channel] : channels).filter((each) => product.eligibility[each]);
  return (
    product.status === 'ACTIVE' &&
    price !== null &&
    price.priceCents > 0 &&
    inventory !== null &&
    isShown(inventoryAvailable(inventory, through))
  );
}
