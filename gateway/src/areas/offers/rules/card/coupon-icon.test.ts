import { expect, test } from 'vitest';
import { couponIcon } from './coupon-icon.ts';

test.each([
  ['FreshPassIconImage', 'FRESHPASS'],
  ['RewardsIconImage', 'REWARDS'],
  ['LastBeforeDefaultIconImage', 'LAST_BEFORE_DEFAULT'],
  ['UDCDealIconImage', 'UDC_DEAL'],
  ['defaultIconImage', 'DEFAULT'],
  ['constructor', 'DEFAULT'],
  ['', 'DEFAULT'],
  [null, 'DEFAULT'],
] as const)('S-95 %j is the icon %s', (iconImage, icon) => {
  expect(couponIcon(iconImage)).toBe(icon);
});
