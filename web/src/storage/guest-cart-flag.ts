import { cartFlagTimeout } from '../constants.ts';
import { abFlag } from './ab-flag.ts';

/** The value that means off. */
const off = 'a';

/** May a guest fill a cart (S-11, S-132)? The flag `isGuestAddToCartDisabled` says so; if it says nothing in time, it's off (T-70). */
export async function guestCartIsOn(): Promise<boolean> {
  const value = await abFlag('isGuestAddToCartDisabled', cartFlagTimeout);
  return value !== null && value !== off;
}
