import { DrawerPart } from './Drawer/DrawerPart.tsx';
import { CartKeeping } from './keeper/CartKeeping.tsx';
import { CartNews } from './keeper/CartNews.ts';

/** What keeps the carts of a page, and what of them shows over it. */
export const CartOverlays = () => (
  <>
    <CartKeeping />
    <CartNews />
    <DrawerPart />
  </>
);
