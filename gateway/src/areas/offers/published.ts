export { couponsNow } from './coupons-now.ts';
export { offerNames } from './offer-names.ts';
