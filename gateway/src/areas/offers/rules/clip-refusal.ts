import type { UserError } from '../../../generated/resolvers.ts';
import { texts } from '../texts/index.ts';
import type { Coupon } from './coupon.ts';
import { couponTitle } from './coupon-names.ts';
import { couponHeader } from './coupon-prices.ts';
import { expiryOf } from './expiry.ts';
import type { Language } from '../../../shared/language.ts';

/**
 * Why a coupon was not clipped: the catalog's line (S-221 to S-223), and beside it what a shopper can do with.
 * @param coupon null if it isn't known
 * @param message the catalog's line, if there is one
 */
export function refusalOf(
  code: 'EXPIRED' | 'CLIP_FAILED' | 'COUPON_NOT_FOUND',
  coupon: Coupon | null,
  today: string,
  language: Language,
  message: string = texts[language].refused.noCoupon,
): UserError {
  const { notClipped } = texts[language].refused;
  return {
    code,
    message,
    reason: notClipped,
    advice: adviceOf(code, coupon, today, language),
    field: 'couponId',
    limit: null,
  };
}

function adviceOf(code: string, coupon: Coupon | null, today: string, language: Language): string {
  if (code === 'COUPON_NOT_FOUND') return texts[language].refused.noCoupon;
  if (code !== 'EXPIRED') return texts[language].refused.tryAgain;
  if (coupon === null) return texts[language].refused.over;
  const header = couponHeader(coupon, language);
  const title = couponTitle(coupon, language);
  const named = header.isPrice ? texts[language].refused.named(header.text, title) : title;
  return texts[language].refused.ended(named, expiryOf(coupon.endLocal, today, language).day);
}
