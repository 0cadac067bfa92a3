export { loader, prepare } from './load-offer.ts';
export { OfferScreen as Component } from './OfferScreen.tsx';
export { OfferUnknown as ErrorBoundary } from './OfferUnknown.tsx';
