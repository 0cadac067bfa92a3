import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { cartModels } from './contract/carts.ts';
import { startCartJobs } from './jobs/housekeeping.ts';
import { cartRoutes } from './routes/carts.ts';
import { couponRoutes } from './routes/coupons.ts';
import { couponModels } from './contract/coupons.ts';
import { CartEstimate } from './contract/estimates.ts';
import { estimateRoutes } from './routes/estimates.ts';
import { orderItemRoutes } from './routes/order-items.ts';

export { changeCart } from './changing/change-carts.ts';
export { closeEditCart, editCartOf, emptyCart, lockCart, openEditCart, readCart } from './changing/edit-carts.ts';
export { moveCart } from './changing/move.ts';
export { openCart } from './changing/open-cart.ts';
export { withChanges } from './changing/draft-changes.ts';
export type { PricedCart, PricedLine } from './quotes/priced-cart.ts';
export { offersOfOrder } from './quotes/offers.ts';
export { type LoadedCart, quoteCart } from './quotes/quote-cart.ts';
export type { Change } from './rules/change-lines.ts';
export type { CartCategory } from './rules/kinds.ts';
export type { Line } from './rules/line.ts';
export { pricedLine } from './rules/price-inputs.ts';
export { minimumCents } from './rules/limits.ts';
export { minimumOf } from './rules/minimum.ts';
export { orderedContext } from './rules/ordered-ebt.ts';
export { hasTaxes } from './rules/state-taxes.ts';
export type { SubstitutionKind } from './rules/refusals.ts';
export { editedOrders, hasGuestCart, type Owner } from './store/carts.ts';
export { cartsChangedSince } from './store/changes.ts';
export { itemsInCarts } from './store/lines.ts';

/** Carts: one for each kind and seller of a household, a guest's, and those of orders being changed (N-58, N-63). */
export const cart: Service = {
  name: 'cart',
  models: [...cartModels, ...couponModels, CartEstimate],
  migrations: join(import.meta.dirname, 'migrations'),
  routes(app, context) {
    cartRoutes(app, context);
    orderItemRoutes(app, context);
    couponRoutes(app, context);
    estimateRoutes(app, context);
  },
  start: startCartJobs,
};
