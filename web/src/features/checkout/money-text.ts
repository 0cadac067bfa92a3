import { formatPrice } from '@larder/design-system/Price';
import { centsOf } from '../../ui/cents.ts';

/** An amount of the schema as text: `$3.99`. */
export const moneyText = (money: { amount: string }): string => formatPrice(centsOf(money));
