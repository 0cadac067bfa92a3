export { offerFacts } from './offer-facts.ts';
export { brandedName, productAt } from './resolvers/line-products.ts';
export { changeCarts } from './resolvers/change-cart.ts';
export { cartsOf, forgetCarts } from './visit-carts.ts';
