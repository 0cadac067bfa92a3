import type { ApolloClient } from '@apollo/client';
import { pageOffersTexts } from '../../../messages/offers.ts';
import type { CouponCard_CouponFragment } from '../CouponCard/CouponCard.generated.ts';

/** How a coupon says what can be done with it, or was. */
export type ClipLook = Pick<CouponCard_CouponFragment, 'action' | 'actionLabel' | 'actionHiddenText'>;

export const lookOf = ({ action, actionLabel, actionHiddenText }: ClipLook): ClipLook => ({
  action,
  actionLabel,
  actionHiddenText,
});

/** How a coupon will look once it's clipped, activated, or on the list. */
export function clippedLook(action: ClipLook['action']): ClipLook {
  const { clipped, onList, hidden, inProgress } = pageOffersTexts().done;
  if (action === 'ACTIVATE') return { action: 'IN_PROGRESS', actionLabel: inProgress, actionHiddenText: null };
  if (action === 'ADD_TO_LIST') return { action: 'ON_LIST', actionLabel: onList, actionHiddenText: null };
  return { action: 'CLIPPED', actionLabel: clipped, actionHiddenText: hidden };
}

/** Shows a coupon so wherever it is drawn (S-125). */
export function showLook({ cache }: ApolloClient, couponId: string, look: ClipLook): void {
  const id = cache.identify({ __typename: 'Coupon', id: couponId });
  if (id === undefined) return;
  const fields = Object.fromEntries(Object.entries(look).map(([name, value]) => [name, () => value as unknown]));
  cache.modify({ id, fields });
}

/** How the page shows a coupon now; what it doesn't know of it is left out. */
export function knownLook({ cache }: ApolloClient, couponId: string): Partial<ClipLook> {
  const known: Record<string, unknown> = {};
  const id = cache.identify({ __typename: 'Coupon', id: couponId });
  const names = ['action', 'actionLabel', 'actionHiddenText'] as const;
  const note = (name: string) => (value: unknown) => (known[name] = value);
  if (id !== undefined) cache.modify({ id, fields: Object.fromEntries(names.map((name) => [name, note(name)])) });
  return known as Partial<ClipLook>;
}
