export { formatPrice } from './format.ts';
export { Price, type PriceProps } from './Price.tsx';
