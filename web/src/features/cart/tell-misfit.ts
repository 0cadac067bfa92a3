import type { QuantityStepperProps } from '@larder/design-system/QuantityStepper';
import { pageCartTexts } from '../../messages/cart.ts';
import { number } from '../../messages/support/formats.ts';
import { knownCarts } from './known/known-carts.ts';

type OnMisfit = NonNullable<QuantityStepperProps['onMisfit']>;

/** Whole Milk: 99 at most. */
export function tellMisfit(name: string, why: Parameters<OnMisfit>[0], limit: number): void {
  knownCarts.say(pageCartTexts().misfit[why](name, number.format(limit)));
}
