import { useEffect } from 'react';
import { pageNow } from '../../../page/clock.ts';
import type { CartSummary_CartsFragment } from '../keeper/CartSummary.generated.ts';
import { settledOf } from '../keeper/settled.ts';
import { useKeeper } from '../keeper/useKeeper.ts';

/** What the server says about the carts goes to whoever keeps them, too: the badge follows the page. */
export function useTellKeeper(carts: CartSummary_CartsFragment | null): void {
  const keeper = useKeeper();
  useEffect(() => {
    // What is on its way brings an answer of its own.
    if (carts && !keeper().read().isSettling) keeper().learn(settledOf(carts, pageNow()), false);
  }, [carts, keeper]);
}
