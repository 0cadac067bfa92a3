import type { IconName } from '@larder/design-system/Icon';
import { compactProductTags } from '../../../constants.ts';
import type { ProductTagKind } from '../../../graphql/schema-types.ts';

/** What a card shows beside picture, price, name, and the reason why a product can't be had, which every card shows. */
export interface CardElements {
  /** The ticket with the saving, in its two sizes. */
  ticket: 'none' | 'small' | 'value';
  /** One line of size and unit price; of a wine, of size and strength, and one of how it tastes. */
  meta: boolean | 'wine';
  /** The product's number, by which businesses order. */
  itemNumber: boolean;
  /** It is sold by the case, and says so where it is added. */
  byCase: boolean;
  /** Until when the sale price holds (S-113). */
  until: boolean;
  /** How many tags at most (S-249). */
  tags: 0 | 2 | 3;
  /** Tags that the place around the card already says. */
  impliedTags: readonly ProductTagKind[];
  /** "Only Available In-Store" (S-237), or the same in short, "In-store only" (S-238). */
  reason: 'full' | 'short';
  /** The way on from a product that can't be had. */
  wayOn: boolean;
  /** Room for an action below. */
  foot: boolean;
  tile: 'square' | 'tall';
}

/** Tags that a card has room for as a sign only; the product's page says them in words. */
export const tagIcons: Readonly<Partial<Record<ProductTagKind, IconName>>> = {
  ORGANIC: 'leaf',
  SNAP: 'credit-card',
  VEGAN: 'vegan',
  GLUTEN_FREE: 'wheat-off',
};

const full = {
  ticket: 'small',
  meta: true,
  itemNumber: false,
  byCase: false,
  until: false,
  tags: 3,
  impliedTags: [],
  reason: 'full',
  wayOn: true,
  foot: true,
  tile: 'square',
} as const satisfies CardElements;
const compact = { ...full, tags: compactProductTags, reason: 'short' } as const;

/** The elements of a product's card in each program and place (S-61). */
export const cardVariants = {
  /** Grocery lists. */
  abs: full,
  /** A marketplace seller's own page. */
  mkp: { ...full, impliedTags: ['SELLER', 'SNAP'] },
  /** The wine shop. */
  wineshop: { ...full, meta: 'wine', impliedTags: ['WINE_SHOP', 'AGE_RESTRICTED'], tile: 'tall' },
  /** The business site. */
  '1P_B2B': { ...full, itemNumber: true, byCase: true, impliedTags: ['BUSINESS', 'SNAP'] },
  /** Schedule & Save: the same thing again and again, so no way on to another. */
  '1P_SNS': { ...compact, wayOn: false },
  /** Shelves of recommendations. */
  biaCarousel: compact,
  wineCarousel: { ...compact, meta: 'wine', impliedTags: ['AGE_RESTRICTED'], tile: 'tall' },
  mkpCarousel: { ...compact, impliedTags: ['SNAP'] },
  /** The weekly ad: the offer first. */
  weeklyAd: { ...full, ticket: 'value', until: true, tags: 0 },
  /** Beside something else, such as suggestions. */
  lightWeight: { ...compact, ticket: 'none', meta: false, tags: 0, wayOn: false, foot: false },
  /** "Did you forget?", before the checkout. */
  dnf: { ...compact, tags: 0, wayOn: false },
} as const satisfies Record<string, CardElements>;

export type CardVariant = keyof typeof cardVariants;

/** The elements of a variant. */
export const elementsOf = (variant: CardVariant): CardElements => cardVariants[variant];
