import type { QuantityStepperProps } from '@larder/design-system/QuantityStepper';
import { pageTypedAmountTexts } from '../../messages/shop/typed-amount.ts';
import { number } from '../../messages/support/formats.ts';
import { knownCarts } from './known/known-carts.ts';

type OnMisfit = NonNullable<QuantityStepperProps['onMisfit']>;

/** Whole Milk: 99 at most. */
export function tellMisfit(name: string, why: Parameters<OnMisfit>[0], limit: number): void {
  knownCarts.say(pageTypedAmountTexts()[why](name, number.format(limit)));
}
