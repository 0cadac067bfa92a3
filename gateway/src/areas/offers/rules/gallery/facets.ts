import type { CouponGroup } from '../../../../generated/resolvers.ts';
import { departmentName } from '../../../catalog/rules/department-name.ts';
import { texts } from '../../texts/index.ts';
import type { Coupon } from '../coupon.ts';
import { filtered, isIn, type Wanted } from './filters.ts';
import { couponKinds, kindOf } from './kind.ts';
import type { Language } from '../../../../shared/language.ts';

/** A value that a gallery can be narrowed to. */
export interface CountedValue<Id extends string = string> {
  id: Id;
  name: string;
  /** How many offers it has, with what else is chosen. */
  count: number;
  isChosen: boolean;
}

export const couponGroups = Object.keys(texts.en.groups) as CouponGroup[];

/** Those of which a guest can have none. */
const ofShoppers: readonly CouponGroup[] = ['PICKED_FOR_YOU', 'CLIPPED'];

/** Groups above the gallery, each with how many offers it has; a guest sees a shopper's only where an address names it. */
export function groupsOf(
  coupons: readonly Coupon[],
  wanted: Wanted,
  today: string,
  isGuest: boolean,
  language: Language,
): CountedValue<CouponGroup>[] {
  const others = filtered(coupons, wanted, today, 'group');
  return couponGroups
    .map((id) => ({
      id,
      name: texts[language].groups[id],
      count: others.filter((coupon) => isIn(coupon, id, today)).length,
      isChosen: wanted.group === id,
    }))
    .filter(({ id, isChosen }) => !isGuest || isChosen || !ofShoppers.includes(id));
}

/** Kinds of offers that there are, and those chosen. */
export function kindsOf(coupons: readonly Coupon[], wanted: Wanted, today: string, language: Language) {
  const counts = Map.groupBy(filtered(coupons, wanted, today, 'kinds'), kindOf);
  return couponKinds
    .map((id) => ({
      id,
      name: texts[language].kinds[id],
      count: counts.get(id)?.length ?? 0,
      isChosen: wanted.kinds.includes(id),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen);
}

/** Categories that there are, by name, and those chosen. */
export function categoriesOf(
  coupons: readonly Coupon[],
  wanted: Wanted,
  today: string,
  language: Language,
): CountedValue[] {
  const counts = Map.groupBy(
    filtered(coupons, wanted, today, 'categories'),
    ({ categoryType }: Coupon) => categoryType,
  );
  const names = new Map(coupons.map(({ categoryType, category }) => [categoryType, category]));
  return [...names]
    .map(([id, name]) => ({
      id,
      name: departmentName(id, name, language),
      count: counts.get(id)?.length ?? 0,
      isChosen: wanted.categories.includes(id) || wanted.categories.includes(name),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}
