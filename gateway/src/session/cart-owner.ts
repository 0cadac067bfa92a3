import type { GatewayContext } from '../context.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { SiteType } from './sites.ts';
import { guestCartId } from './guest-cart-cookie.ts';

/** Whose carts a visit is about. */
export interface CartOwner {
  /** `guest` for guests (S-170). */
  customerId: string;
  /** A guest's cart, or one that is to be merged into the shopper's (N-6). */
  guestCartId: string | undefined;
  /** Its site says which carts there are (S-165). */
  siteType: SiteType;
  isGuest: boolean;
}

/** Whose carts the visit asks for. @throws UpstreamError while no one can say who is asking */
export async function cartOwner({ session, jar }: Pick<GatewayContext, 'session' | 'jar'>): Promise<CartOwner> {
  const shopper = await session.shopper();
  const guestCart = guestCartId(jar) ?? undefined;
  if (shopper)
    return {
      customerId: shopper.customerId,
      guestCartId: guestCart,
      siteType: shopper.siteType,
      isGuest: false,
    };
  // A member's items would end up in a guest's cart.
  if ((await session.viewer()).session === 'UNAVAILABLE')
    throw new UpstreamError({ upstream: 'identity', failure: 'UNREACHABLE', status: 503, correlationId: '' });
  return { customerId: 'guest', guestCartId: guestCart, siteType: 'C', isGuest: true };
}
