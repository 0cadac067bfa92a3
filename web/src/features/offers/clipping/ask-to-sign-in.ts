import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import { screens } from '../../../app/routing/paths.ts';
import { pageNow } from '../../../page/clock.ts';
import { clickedCoupon } from '../../../storage/coupons/clicked-coupon.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import type { CouponCard_CouponFragment } from '../CouponCard/CouponCard.generated.ts';
import { ClipShopperDocument } from './ClipShopper.generated.ts';
import { seesToSession } from './session-loss.ts';

/**
 * Name of the event on `window` that tells an app around the page of a guest's clip (S-162). Whoever takes it over, by
 * `preventDefault`, sees to signing in; `detail` names the offer and the path of its page.
 */
const clipEvent = 'larder:clip';

/** Does an app around the page see to it? */
export const isTakenOver = ({ id, path }: Pick<CouponCard_CouponFragment, 'id' | 'path'>): boolean =>
  !window.dispatchEvent(new CustomEvent(clipEvent, { cancelable: true, detail: { offerId: id, path } }));

/** Remembers which coupon was clicked (S-163). */
export const remember = ({ id, title, isBoxTop }: Pick<CouponCard_CouponFragment, 'id' | 'title' | 'isBoxTop'>): void =>
  clickedCoupon.write({ couponId: id, title, isBoxTop, requestId: randomHex(), at: pageNow() });

/**
 * Asks for the shopper, so that the gateway remembers this page for 600 s (S-161, S-258). @returns where to sign in; null if
 * someone has signed in since, in another tab
 */
export async function signInPathOf(client: ApolloClient): Promise<string | null> {
  const { error } = await client
    .query({ query: ClipShopperDocument, fetchPolicy: 'no-cache', errorPolicy: 'all', context: seesToSession })
    .catch((thrown: unknown) => ({ error: thrown }));
  if (!error) return null;
  const refusals = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const path = refusals.find(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')?.extensions?.[
    'signInPath'
  ];
  return typeof path === 'string' ? path : screens.signIn;
}
