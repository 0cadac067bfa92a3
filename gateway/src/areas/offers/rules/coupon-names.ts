import type { ProductPictures } from '../../../generated/resolvers.ts';
import type { ProductPhoto } from '../../../generated/rest.ts';
import { withPhoto } from '../../catalog/rules/photos.ts';
import { picturePaths } from '../../catalog/rules/picture-paths.ts';
import { type Language, retailersLanguage } from '../../../shared/language.ts';
import { departmentName } from '../../catalog/rules/department-name.ts';
import { ownTexts } from './card/own-texts.ts';
import type { Coupon } from './coupon.ts';
import { programOf } from './offer-program.ts';

type Named = Pick<Coupon, 'brand' | 'name' | 'translations' | 'deal'> & {
  category?: string | null;
  categoryType?: string | null;
};

/** What an offer is called, and the language that this is in. */
interface CouponName {
  title: string;
  language: Language;
}

/**
 * Brand and name, the brand once: Meadow Lane Butter (S-85). In the shopper's language, what the retailer has written, and
 * the department that an offer is named for.
 */
export function couponName(coupon: Named, language: Language): CouponName {
  const { brand, name, deal, category, categoryType } = coupon;
  const own = ownTexts(coupon, language).name;
  if (own !== undefined) return { title: own, language };
  if (deal?.on === 'DEPARTMENT' && categoryType && name === category) {
    const title = departmentName(categoryType, name, language);
    return { title, language: title === name ? retailersLanguage : language };
  }
  return { title: branded(brand, name), language: retailersLanguage };
}

/** Its title alone. */
export const couponTitle = (coupon: Named, language: Language): string => couponName(coupon, language).title;

function branded(brand: string | null, name: string): string {
  if (!brand) return name;
  if (!name) return brand;
  return name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`;
}

/** `/loyalty/offer-details/{offerId}/{offerPgm}` (S-17). */
export const couponPath = ({ offerId, offerPgm }: { offerId: string; offerPgm: string }): string =>
  `/loyalty/offer-details/${encodeURIComponent(offerId)}/${programOf(offerPgm)}`;

/** The drawing of one of its products on our own origin; null if it has none. */
export function couponDrawing(pictureId: string | null): ReturnType<typeof picturePaths> {
  if (pictureId === null) return null;
  const path = (size: string) => `${pictureId}-${size}.svg`;
  return picturePaths({ thumb: path('thumb'), card: path('card'), page: path('page') });
}

/** Pictures of one of its products: its drawing, and its photo; null if it has neither. */
export const couponPictures = (
  { pictureId, photo }: { pictureId: string | null; photo?: ProductPhoto | null | undefined },
  title: string,
  language: Language,
): ProductPictures | null => withPhoto(couponDrawing(pictureId), photo, title, language);
