export { productLoader } from './product-loader.ts';
export { shopAt } from './shop.ts';
