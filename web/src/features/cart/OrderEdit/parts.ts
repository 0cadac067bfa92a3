import { loadable } from '../../../app/loading/loadable.tsx';

/** In its place until then. */
export const skeleton = loadable(
  'src/features/cart/screen/CartSkeleton.tsx',
  async () => (await import('../screen/CartSkeleton.tsx')).CartSkeleton,
);
/** What saving an order's changes would do; there once the order is open for changes. */
export const whatChanges = loadable(
  'src/features/cart/OrderEdit/WhatChanges.tsx',
  async () => (await import('./WhatChanges.tsx')).WhatChanges,
);

/** Coupons that would lower the order's total. */
export const clipForCart = loadable(
  'src/features/cart/ClipForCart/ClipForCart.tsx',
  async () => (await import('../ClipForCart/ClipForCart.tsx')).ClipForCart,
);

/** The lines of the order as they would be. */
export const editLines = loadable(
  'src/features/cart/OrderEdit/EditLines.tsx',
  async () => (await import('./EditLines.tsx')).EditLines,
);

/** Loads all of them; the route's loader and `prepare` await it. */
export const loadEditParts = (): Promise<unknown> =>
  Promise.all([skeleton.load(), whatChanges.load(), editLines.load(), clipForCart.load()]);
