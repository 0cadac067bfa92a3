import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useKnownAnswer } from '../../../app/data/answers.ts';
import { useSellerCartTexts } from '../../../messages/shop/seller-cart.ts';
import { useKeeper, useKept, useWholeCarts } from '../keeper/useKeeper.ts';
import type { SellerCart_SellerFragment as Seller } from './SellerCart.generated.ts';
import { SellerCartsDocument } from './SellerCarts.generated.ts';
import { Strip } from './Strip.tsx';

/** The strip of a cart that has something in it, as the server settled it last. */
export function FilledCart({ seller }: { seller: Seller }) {
  const keeper = useKeeper();
  const isSettling = useKept('isSettling');
  useWholeCarts(SellerCartsDocument);
  const carts = useKnownAnswer(SellerCartsDocument)?.carts?.carts;
  const cart = carts?.find((each) => each.seller?.id === seller.id) ?? null;
  // Pages know carts in short only.
  const askOnce = useEffectEvent(() => {
    if (!cart) void keeper().refresh();
  });
  useEffect(() => askOnce(), []);
  useAnnouncedGoal(cart?.freeShipping?.isReached ?? null);
  return <Strip seller={seller} cart={cart} isSettling={isSettling} />;
}

/** Says that the cart ships free as soon as it does, but not for what the page came with. */
function useAnnouncedGoal(isReached: boolean | null): void {
  const texts = useSellerCartTexts();
  const announce = useAnnounce();
  const before = useRef<boolean | null>(null);
  const tell = useEffectEvent(() => {
    if (before.current === false && isReached) announce(texts.reached);
    before.current = isReached;
  });
  useEffect(() => tell(), [isReached]);
}
