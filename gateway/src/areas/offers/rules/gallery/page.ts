import type { CouponSort } from '../../../../generated/resolvers.ts';
import type { Language } from '../../../../shared/language.ts';
import type { Coupon } from '../coupon.ts';
import { compared, inOrder, type Key, type Placed } from './sorts.ts';

/** A page of coupons. */
export interface Page {
  edges: { cursor: string; coupon: Coupon }[];
  hasNextPage: boolean;
}

/**
 * A page of coupons in an order. It goes on after a place, not after a number of them: a coupon that was clipped in between
 * moves to the end (S-280), and none is left out.
 * @param after the key of the coupon before; null for the first page
 */
export function pageOf(
  coupons: readonly Coupon[],
  { sort, language }: { sort: CouponSort; language: Language },
  first: number,
  after: Key | null,
): Page {
  const all = inOrder(coupons, sort, language);
  const rest = after === null ? all : all.filter(({ key }) => compared(key, after, sort) > 0);
  return {
    edges: rest.slice(0, first).map((placed) => ({ cursor: cursorOf(placed, sort), coupon: placed.coupon })),
    hasNextPage: rest.length > first,
  };
}

const cursorOf = ({ key }: Placed, sort: CouponSort): string =>
  Buffer.from(JSON.stringify([sort, ...key])).toString('base64url');

const longestCursor = 2000;

/** The place that a cursor of this order stands for; null if it's none of ours, or of another order. */
export function placeOf(cursor: string, sort: CouponSort): Key | null {
  if (cursor.length > longestCursor) return null;
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(read)) return null;
    const [of, ...key] = read as unknown[];
    return of === sort && key.length > 0 && key.every(isPart) ? key : null;
  } catch {
    return null;
  }
}

const isPart = (part: unknown): part is string | number => typeof part === 'string' || typeof part === 'number';
