import { isAt, productScreens, type Screen } from './paths.ts';

/**
 * Screens that every guest sees alike: what they draw depends on the address, the banner, and the choices named in
 * `server/guest-request.ts`, never on who asks. Their pages are drawn once and kept for all guests.
 */
export const guestScreens: readonly Screen[] = [
  'home',
  'forU',
  'help',
  'document',
  'stores',
  'search',
  'shop',
  'department',
  'aisle',
  'wine',
  'business',
  'weeklyAd',
  'coupons',
  ...productScreens,
  'seller',
  'sellers',
  'offer',
];

/** Is it the path of such a screen? */
export const isSameForGuests = (pathname: string): boolean => isAt(pathname, ...guestScreens);
