import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { isAt } from '../../../app/routing/paths.ts';
import { knownCarts } from '../known/known-carts.ts';

const CartDrawer = lazyPart(
  async () => (await import('./CartDrawer.tsx')).CartDrawer,
  'src/features/cart/Drawer/CartDrawer.tsx',
);

/** From this width on the first thing that is added opens the drawer. */
const wide = '(min-width: 990px)';
/** Until what was pressed has the focus again, which returns there, in milliseconds. */
const afterPress = 300;

/** The drawer, once the shopper asks for it or has added something to empty carts on a wide screen. */
export function DrawerPart() {
  const opened = useSyncExternalStore(knownCarts.subscribe, knownCarts.readOpened, () => null);
  const isOnPage = isAt(useLocation().pathname, 'cart', 'orderCart', 'checkout');
  const [open, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const show = useEffectEvent(() => {
    if (isOnPage) return;
    setWanted(true);
    setOpen(true);
  });
  // Each time that it is opened, and not when the page changes.
  useEffect(() => {
    if (!opened) return undefined;
    if (!opened.isAsked && !window.matchMedia(wide).matches) return undefined;
    const timer = setTimeout(() => show(), opened.isAsked ? 0 : afterPress);
    return () => clearTimeout(timer);
  }, [opened]);
  if (!isWanted) return null;
  return (
    <Suspense>
      <CartDrawer open={open} onOpenChange={setOpen} />
    </Suspense>
  );
}
