export { keepShop } from './resolvers/shop.ts';
export { storeOf } from './resolvers/store.ts';
export { type ShopChoice, shopOf } from './shop.ts';
