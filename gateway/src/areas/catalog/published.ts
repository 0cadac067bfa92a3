export { countChosen } from './count-chosen.ts';
export { productLoader } from './product-loader.ts';
export { departmentsHere, shopAt, shopFor } from './shop.ts';
