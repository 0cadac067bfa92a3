import type { Checkout } from './steps.ts';
import type { CheckoutChange } from './useCheckoutChange.ts';

/** Id of the open step's form: the bar at the window's foot sends it. */
export const stepForm = 'checkout-step';

/** What a step of the checkout takes. */
export interface StepProps {
  checkout: Checkout;
  change: CheckoutChange;
  /** What was chosen is kept: on to the next step. Takes the checkout as it is now; null if it is as it was. */
  onDone: (checkout: Checkout | null) => void;
}
