import { loadable } from '../../app/loading/loadable.tsx';
import { loadChanges } from './data/load.ts';

/** The steps, and what is said when an order isn't placed, each with code that loads when it is first shown. */
export const checkoutParts = {
  TIME: loadable(
    'src/features/checkout/TimeStep/TimeStep.tsx',
    async () => (await import('./TimeStep/TimeStep.tsx')).TimeStep,
  ),
  DETAILS: loadable(
    'src/features/checkout/DetailsStep/DetailsStep.tsx',
    async () => (await import('./DetailsStep/DetailsStep.tsx')).DetailsStep,
  ),
  REVIEW: loadable(
    'src/features/checkout/ReviewStep/ReviewStep.tsx',
    async () => (await import('./ReviewStep/ReviewStep.tsx')).ReviewStep,
  ),
  coupons: loadable(
    'src/features/cart/ClipForCart.tsx',
    async () => (await import('../cart/ClipForCart.tsx')).ClipForCart,
  ),
  alert: loadable(
    'src/features/checkout/PlaceAlert/PlaceAlert.tsx',
    async () => (await import('./PlaceAlert/PlaceAlert.tsx')).PlaceAlert,
  ),
  changed: loadable(
    'src/features/checkout/Changed/QuoteChanged.tsx',
    async () => (await import('./Changed/QuoteChanged.tsx')).QuoteChanged,
  ),
};

/** Loads what is sent and what the other steps need, while nothing else is waited for. */
export const loadAllParts = (): void => {
  void loadChanges().catch(() => undefined);
  for (const { load } of Object.values(checkoutParts)) void load().catch(() => undefined);
};
