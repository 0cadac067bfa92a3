import { loadable } from '../../app/loading/loadable.tsx';
import { loadChanges } from './data/load.ts';

/** The steps, and what is said when an order isn't placed, each with code that loads when it is first shown. */
export const checkoutParts = {
  TIME: loadable(
    'src/features/checkout/TimeStep/TimeStep.tsx',
    async () => (await import('./TimeStep/TimeStep.tsx')).TimeStep,
  ),
  PLACE: loadable(
    'src/features/checkout/PlaceStep/PlaceStep.tsx',
    async () => (await import('./PlaceStep/PlaceStep.tsx')).PlaceStep,
  ),
  ITEMS: loadable(
    'src/features/checkout/ItemsStep/ItemsStep.tsx',
    async () => (await import('./ItemsStep/ItemsStep.tsx')).ItemsStep,
  ),
  PAYMENT: loadable(
    'src/features/checkout/PaymentStep/PaymentStep.tsx',
    async () => (await import('./PaymentStep/PaymentStep.tsx')).PaymentStep,
  ),
  REVIEW: loadable(
    'src/features/checkout/ReviewStep/ReviewStep.tsx',
    async () => (await import('./ReviewStep/ReviewStep.tsx')).ReviewStep,
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
