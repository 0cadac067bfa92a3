import type { CouponGroup, CouponKind } from '../../../../generated/resolvers.ts';
import type { Coupon, OfferProgram } from '../coupon.ts';
import { couponState } from '../coupon-state.ts';
import { endsSoon } from '../expiry.ts';
import { programOf } from '../offer-program.ts';
import { kindOf } from './kind.ts';

/** What to show of a gallery (S-34); what is empty or null narrows nothing. */
export interface Wanted {
  /** Ids of categories, or their names. */
  categories: readonly string[];
  kinds: readonly CouponKind[];
  group: CouponGroup;
  events: readonly string[];
  program: OfferProgram | null;
  /** Words of which each has to be found. */
  text: string;
}

/** What narrows a gallery. */
export const dimensions = ['categories', 'kinds', 'group', 'events', 'program', 'text'] as const;
export type Dimension = (typeof dimensions)[number];

/** Does a coupon pass one of the filters? @param today the store's day */
type Passes = (coupon: Coupon, wanted: Wanted, today: string) => boolean;

const passes: Readonly<Record<Dimension, Passes>> = {
  categories: ({ categoryType, category, hierarchies }, { categories }) =>
    categories.some((each) => [categoryType, category, ...hierarchies.categories].includes(each)),
  kinds: (coupon, { kinds }) => kinds.includes(kindOf(coupon)),
  group: (coupon, { group }, today) => isIn(coupon, group, today),
  events: (coupon, { events }) =>
    events.some((event) => [...coupon.events, ...coupon.hierarchies.events].includes(event)),
  program: ({ offerPgm }, { program }) => programOf(offerPgm) === program,
  text: (coupon, { text }) => {
    const words = wordsOf(text);
    const said = [coupon.brand, coupon.name, coupon.description, coupon.category, coupon.translations?.es?.name]
      .join(' ')
      .toLowerCase();
    return words.every((word) => said.includes(word));
  },
};

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Is a coupon in one of the groups above the gallery? */
export function isIn(coupon: Coupon, group: CouponGroup, today: string): boolean {
  switch (group) {
    case 'ALL':
      return true;
    case 'PICKED_FOR_YOU':
      return kindOf(coupon) === 'PERSONALIZED';
    case 'EXPIRING_SOON':
      return endsSoon(coupon.endLocal, today);
    case 'BONUS_PATH':
      return kindOf(coupon) === 'BONUS_PATH';
    case 'CLIPPED':
      return couponState(coupon) === 'CLIPPED';
  }
}

/** The coupons that pass all filters, or all but one: what there would be without it. */
export function filtered(
  coupons: readonly Coupon[],
  wanted: Wanted,
  today: string,
  except: Dimension | null = null,
): readonly Coupon[] {
  const narrowing = dimensions.filter((dimension) => dimension !== except && !isOpen(wanted[dimension]));
  return narrowing.length === 0
    ? coupons
    : coupons.filter((coupon) => narrowing.every((dimension) => passes[dimension](coupon, wanted, today)));
}

/** Does it narrow nothing? */
const isOpen = (value: Wanted[Dimension]): boolean => value === null || value === 'ALL' || value.length === 0;
