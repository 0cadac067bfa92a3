import { clickedCouponLifetime } from '../../constants.ts';
import { tabStore } from '../browser-store.ts';

const key = 'larder.clickedCoupon';

/** A coupon that a guest clicked before signing in. */
export interface ClickedCoupon {
  couponId: string;
  /** What it's called: Meadow Lane Butter. */
  title: string;
  /** The request's id, so that the clip is the same one however often it is sent (I-8). */
  requestId: string;
  /** Are there terms to accept first (S-156)? */
  isBoxTop: boolean;
  /** When, in epoch milliseconds. */
  at: number;
}

/** What this tab's guest clicked, to be clipped once after signing in (S-163, T-17); it outlives a reload, but not ten minutes. */
export const clickedCoupon = {
  read(now: number): ClickedCoupon | null {
    const { couponId, title, requestId, isBoxTop, at } = (tabStore.readJson(key) ?? {}) as Partial<ClickedCoupon>;
    if (typeof couponId !== 'string' || typeof title !== 'string' || typeof requestId !== 'string') return null;
    if (typeof at !== 'number' || Math.abs(now - at) > clickedCouponLifetime) return null;
    return { couponId, title, requestId, isBoxTop: isBoxTop === true, at };
  },
  write: (coupon: ClickedCoupon): void => tabStore.writeJson(key, coupon),
  clear: (): void => tabStore.remove(key),
};
