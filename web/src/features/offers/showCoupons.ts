import type { ApolloClient } from '@apollo/client';
import { showEverywhere } from './clips/in-step.ts';
import { type ClipLook, lookOf } from './clips/look.ts';

/** Shows coupons as an answer has them, on every card of them, in this tab and in the browser's others (S-125). */
export function showCoupons(client: ApolloClient, coupons: readonly (ClipLook & { id: string })[]): void {
  for (const coupon of coupons) showEverywhere(client, coupon.id, lookOf(coupon));
}
