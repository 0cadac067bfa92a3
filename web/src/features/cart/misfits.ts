import type { QuantityStepperProps } from '@larder/design-system/QuantityStepper';

type OnMisfit = NonNullable<QuantityStepperProps['onMisfit']>;

/** Says why what was typed can't be the amount of a product; the words load when they are needed. */
export const misfitOf =
  (name: string): OnMisfit =>
  (why, limit) =>
    void import('./tell-misfit.ts').then(({ tellMisfit }) => tellMisfit(name, why, limit));

/**
 * Is it packages that a stepper counts? Of what is sold by weight, only when there are several: each of them weighs as much as
 * the line says, and one more is another like them (N-50). A single one is more or less by its weight.
 */
export const isCounted = ({ weight, quantity }: { weight: number | string | null; quantity: number }): boolean =>
  weight === null || quantity > 1;
