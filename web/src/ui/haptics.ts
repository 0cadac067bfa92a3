import { hapticsSetting } from '../storage/phone/haptics-setting.ts';

/** How long a phone buzzes, and rests in between, in milliseconds. */
const patterns = {
  /** A product, or more of it, goes into the cart. */
  add: [12],
  /** A coupon is clipped: both blades. */
  clip: [12, 60, 12],
  /** A play has won. */
  win: [30, 70, 30, 70, 90],
} satisfies Record<string, number[]>;

/** Is this a phone or tablet that can buzz? A desktop's browser may have the call and no motor. */
export const canBuzz = (): boolean => 'vibrate' in navigator && window.matchMedia('(pointer: coarse)').matches;

/** Buzzes under the finger, unless the shopper doesn't want it. What is felt is always seen and said as well. */
export function buzz(what: keyof typeof patterns): void {
  if (canBuzz() && hapticsSetting.read()) navigator.vibrate(patterns[what]);
}
