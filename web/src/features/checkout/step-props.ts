import type { Checkout } from './steps.ts';
import type { CheckoutChange } from './useCheckoutChange.ts';

/** What a step of the checkout takes. */
export interface StepProps {
  checkout: Checkout;
  change: CheckoutChange;
  /** What was chosen is kept: on to the next step. */
  onDone: () => void;
}
