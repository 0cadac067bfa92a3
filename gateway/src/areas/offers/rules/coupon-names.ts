import { picturePaths } from '../../catalog/rules/picture-paths.ts';
import type { Coupon } from './coupon.ts';
import { programOf } from './offer-program.ts';

/** Brand and name, the brand once: Meadow Lane Butter (S-85). */
export function couponTitle({ brand, name }: Pick<Coupon, 'brand' | 'name'>): string {
  if (!brand) return name;
  if (!name) return brand;
  return name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`;
}

/** `/loyalty/offer-details/{offerId}/{offerPgm}` (S-17). */
export const couponPath = ({ offerId, offerPgm }: { offerId: string; offerPgm: string }): string =>
  `/loyalty/offer-details/${encodeURIComponent(offerId)}/${programOf(offerPgm)}`;

/** Pictures of one of its products on our own origin; null if it has none. */
export function couponPictures(pictureId: string | null): ReturnType<typeof picturePaths> {
  if (pictureId === null) return null;
  const path = (size: string) => `${pictureId}-${size}.svg`;
  return picturePaths({ thumb: path('thumb'), card: path('card'), page: path('page') });
}
