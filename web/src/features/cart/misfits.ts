import type { QuantityStepperProps } from '@larder/design-system/QuantityStepper';

type OnMisfit = NonNullable<QuantityStepperProps['onMisfit']>;

/** Says why what was typed can't be the amount of a product; the words load when they are needed. */
export const misfitOf =
  (name: string): OnMisfit =>
  (why, limit) =>
    void import('./tell-misfit.ts').then(({ tellMisfit }) => tellMisfit(name, why, limit));
