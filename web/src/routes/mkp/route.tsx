export { loadProduct as loader, prepareProduct as prepare } from '../../features/catalog/ProductScreen/load-product.ts';
export { ProductScreen as Component } from '../../features/catalog/ProductScreen/ProductScreen.tsx';
export { ProductUnknown as ErrorBoundary } from '../../features/catalog/ProductScreen/ProductUnknown.tsx';
