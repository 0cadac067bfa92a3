import { loadable } from '../../../app/loading/loadable.tsx';
import type { CartsQuery } from '../keeper/Carts.generated.ts';

/** Beside the sums of a cart that could cost less. */
export const advice = loadable(
  'src/features/cart/Coach/Advice.tsx',
  async () => (await import('../Coach/Advice.tsx')).Advice,
);
/** Coupons that lower the cart's total, above its sums. */
export const clipForCart = loadable(
  'src/features/cart/ClipForCart/ClipForCart.tsx',
  async () => (await import('../ClipForCart/ClipForCart.tsx')).ClipForCart,
);
/** In place of carts that couldn't be read; it is drawn with styles of the cart and of every page. */
export const cartFailed = loadable('', async () => (await import('./CartFailed.tsx')).CartFailed);
/** In place of carts that have nothing in them. */
export const emptyCart = loadable(
  'src/features/cart/screen/EmptyCart.tsx',
  async () => (await import('./EmptyCart.tsx')).EmptyCart,
);

/** Beside the sums of a cart that can spend grocery rewards. */
export const rewardSwitch = loadable(
  'src/features/cart/RewardSwitch/RewardSwitch.tsx',
  async () => (await import('../RewardSwitch/RewardSwitch.tsx')).RewardSwitch,
);

/** On a cart that shops elsewhere than the page. */
export const elsewhere = loadable(
  'src/features/cart/CartCard/Elsewhere.tsx',
  async () => (await import('../CartCard/Elsewhere.tsx')).Elsewhere,
);

/** At the bottom of a phone: a link, which works before the browser takes it over. */
export const checkoutBar = loadable('', async () => (await import('./CheckoutBar.tsx')).CheckoutBar);

/** What each further cart costs. */
export const cartFoot = loadable(
  'src/features/cart/CartCard/CartFoot.tsx',
  async () => (await import('../CartCard/CartFoot.tsx')).CartFoot,
);

/** Below the carts: what is kept for later. */
export const savedLines = loadable(
  'src/features/cart/Later/SavedLines.tsx',
  async () => (await import('../Later/SavedLines.tsx')).SavedLines,
);

/** Could it cost less, or is there an offer that it doesn't use? */
export const isAdvised = ({
  hints,
  unusedOffers,
  clipOffer,
}: Pick<NonNullable<CartsQuery['carts']>['carts'][number], 'hints' | 'unusedOffers' | 'clipOffer'>): boolean =>
  hints.length > 0 || unusedOffers.length > 0 || clipOffer !== null;

/** Loads the parts that these carts are drawn with; a route's loader and `prepare` await it. */
export async function loadCartParts(carts: CartsQuery['carts'] | undefined): Promise<void> {
  if (!carts) return void (await cartFailed.load());
  const [first, second] = carts.carts;
  await Promise.all([
    first ? null : emptyCart.load(),
    first?.rewards ? rewardSwitch.load() : null,
    ...(first && isAdvised(first) ? [advice.load(), clipForCart.load()] : []),
    second ? cartFoot.load() : null,
    carts.savedForLater.length > 0 ? savedLines.load() : null,
    carts.carts.some((cart) => cart.elsewhere) ? elsewhere.load() : null,
  ]);
}
