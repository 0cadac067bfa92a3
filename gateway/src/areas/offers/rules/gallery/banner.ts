import type { Language } from '../../../../shared/language.ts';
import { departmentName } from '../../../catalog/rules/department-name.ts';
import type { Coupon } from '../coupon.ts';
import { couponPictures, couponTitle } from '../coupon-names.ts';
import type { Wanted } from './filters.ts';

/** What stands above a gallery that shows one category. */
export interface GalleryBanner {
  title: string;
  pictures: string[];
}

/** As many as stand side by side. */
const most = 3;

/**
 * The banner of a gallery: that of its category if one is chosen and nothing else of what an address filters by (S-34):
 * with two of category, event, and program it stays as it is (S-35). Its pictures come from one place (S-275).
 * null if there is none. @param mediaUrl the host of pictures, without a slash at its end; null for our own origin
 */
export function galleryBanner(
  coupons: readonly Coupon[],
  { categories, events, program }: Wanted,
  { language, mediaUrl }: { language: Language; mediaUrl: string | null },
): GalleryBanner | null {
  const [category, ...others] = categories;
  if (category === undefined || others.length > 0 || events.length > 0 || program !== null) return null;
  const found = coupons.filter(({ categoryType, category: name }) => category === categoryType || category === name);
  const [first] = found;
  if (!first) return null;
  const pictures = new Set(
    found.flatMap((coupon) => {
      const shown = couponPictures(coupon, couponTitle(coupon, language), language);
      return shown ? (shown.photo ? shown.raster.medium : shown.card) : [];
    }),
  );
  return {
    title: departmentName(first.categoryType, first.category, language),
    pictures: [...pictures].slice(0, most).map((path) => `${mediaUrl ?? ''}${path}`),
  };
}
