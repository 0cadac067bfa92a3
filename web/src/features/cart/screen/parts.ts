import { loadable } from '../../../app/loading/loadable.tsx';
import type { CartsQuery } from '../keeper/Carts.generated.ts';

/** Beside the sums of a cart that could cost less. */
export const advice = loadable(
  'src/features/cart/Coach/Advice.tsx',
  async () => (await import('../Coach/Advice.tsx')).Advice,
);
/** In place of carts that have nothing in them. */
export const emptyCart = loadable(
  'src/features/cart/screen/EmptyCart.tsx',
  async () => (await import('./EmptyCart.tsx')).EmptyCart,
);

/** What each further cart costs. */
export const cartFoot = loadable(
  'src/features/cart/CartCard/CartFoot.tsx',
  async () => (await import('../CartCard/CartFoot.tsx')).CartFoot,
);

/** Loads the parts that these carts are drawn with; a route's loader and `prepare` await it. */
export async function loadCartParts(carts: CartsQuery['carts'] | undefined): Promise<void> {
  if (!carts) return;
  const [first, second] = carts.carts;
  await Promise.all([
    first ? null : emptyCart.load(),
    first && (first.hints.length > 0 || first.unusedOffers.length > 0) ? advice.load() : null,
    second ? cartFoot.load() : null,
  ]);
}
