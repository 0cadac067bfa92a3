/** Small picture of an offer's program (S-95). */
export const couponIcons = ['FRESHPASS', 'REWARDS', 'LAST_BEFORE_DEFAULT', 'UDC_DEAL', 'DEFAULT'] as const;
export type CouponIcon = (typeof couponIcons)[number];

const icons = new Map<string, CouponIcon>([
  ['FreshPassIconImage', 'FRESHPASS'],
  ['RewardsIconImage', 'REWARDS'],
  ['LastBeforeDefaultIconImage', 'LAST_BEFORE_DEFAULT'],
  ['UDCDealIconImage', 'UDC_DEAL'],
  ['defaultIconImage', 'DEFAULT'],
]);

/** The icon that an offer names; the default one for any other name, and for none (S-95). */
export const couponIcon = (iconImage: string | null): CouponIcon => icons.get(iconImage ?? '') ?? 'DEFAULT';
