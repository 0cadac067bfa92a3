export { productLoader } from './product-loader.ts';
export { shopAt, shopFor } from './shop.ts';
