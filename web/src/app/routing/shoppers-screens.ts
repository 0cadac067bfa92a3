import { isAt, type Screen } from './paths.ts';

/** Screens that show what is the shopper's own, and nothing else: their operations ask for `me` (G-63). */
export const shoppersScreens: readonly Screen[] = [
  'gameGrid',
  'gameDetails',
  'gameOver',
  'play',
  'activity',
  'wallet',
  'rewards',
  'reward',
  'freshPass',
  'prizeDetails',
  'inbox',
  'profile',
  'addresses',
  'security',
  'clubCard',
  'communicationPreference',
  'orderCart',
  'scheduleAndSave',
  'quickAdd',
  'purchaseHistory',
  'orders',
  'order',
  'orderPlaced',
  'invoices',
  'invoice',
];

/** Is it such a screen's path, with nothing unusual in it that the screen itself would refuse? */
export const isForShoppers = (pathname: string): boolean =>
  /^[\w./-]{1,80}$/.test(pathname) && isAt(pathname, ...shoppersScreens);
