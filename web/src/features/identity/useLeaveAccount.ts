import { useState } from 'react';
import { abCart } from '../../storage/ab-cart.ts';
import { cartQueue } from '../../storage/cart-queue.ts';
import { couponBundles } from '../../storage/coupons/coupon-bundles.ts';
import { removeKeptPages } from '../../storage/keep-pages.ts';
import { quickAddBasket } from '../../storage/quick-add-basket.ts';
import { quickAddRequest } from '../../storage/quick-add-request.ts';
import { recentProducts } from '../../storage/products/recent-products.ts';
import { recentSearches } from '../../storage/recent-searches.ts';
import { subscriptionList } from '../../storage/subscription-list.ts';
import { useLeave } from '../../app/routing/leave.ts';
import { screens } from '../../app/routing/paths.ts';
import { useSignOutMutation } from './SignOut.generated.ts';

interface LeavingAccount {
  /** Signs the shopper out, here or everywhere, and loads the page anew. */
  leave: (everywhere: boolean) => Promise<void>;
  isLeaving: boolean;
  /** Is the shopper still signed in, although they wanted to leave? */
  failed: boolean;
}

/** The way out of the account (S-102). */
export function useLeaveAccount(): LeavingAccount {
  const [failed, setFailed] = useState(false);
  const loadDocument = useLeave();
  const [signOut, { loading }] = useSignOutMutation();
  const leave = async (everywhere: boolean) => {
    setFailed(false);
    const { data } = await signOut({ variables: { input: { everywhere } }, errorPolicy: 'all' }).catch(() => ({
      data: undefined,
    }));
    if (!data?.signOut) return setFailed(true);
    // Whoever comes next at this browser sees neither what was looked for or at nor the carts. Clips and changes of My List that
    // still wait are kept under the shopper's id, for them alone.
    recentSearches.clear();
    recentProducts.clear();
    abCart.clear();
    cartQueue.write(null);
    couponBundles.clear();
    subscriptionList.clear();
    quickAddBasket.clear();
    quickAddRequest.clear();
    await Promise.all([removeKeptPages(), endPush()]);
    loadDocument(screens.signIn);
  };
  return { leave, isLeaving: loading, failed };
}

/** Ends what this browser is told; only few have switched it on, and the server tells it nothing anymore either way. */
async function endPush(): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const device = await import('../../storage/phone/push-device.ts').catch(() => null);
  await device?.endPush();
}
