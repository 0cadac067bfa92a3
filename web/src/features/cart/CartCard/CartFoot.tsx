import { Icon } from '@larder/design-system/Icon';
import { useCartTexts } from '../../../messages/cart.ts';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import { money } from '../../../messages/support/formats.ts';
import { centsOf } from '../../../ui/cents.ts';
import type { CartCard_CartFragment as Cart } from './CartCard.generated.ts';
import * as styles from './CartCard.css.ts';
import { CheckoutLink } from './CheckoutLink.tsx';

/** What one of several carts costs, and on to its checkout. */
export function CartFoot({ cart }: { cart: Cart }) {
  const texts = useCartTexts();
  const more = useCartAdviceTexts();
  const fee = cart.sums.find(({ kind, amount }) => kind === 'FEE' && centsOf(amount) > 0);
  const words = cart.unavailableText ?? cart.minimumText ?? cart.conditionText;
  return (
    <footer className={styles.foot}>
      {words && (
        <p className={styles.condition}>
          <Icon name="info" size={16} />
          {words}
        </p>
      )}
      {cart.freeShipping && (
        <p className={styles.condition}>
          <Icon name={cart.freeShipping.isReached ? 'circle-check' : 'truck'} size={16} />
          {cart.freeShipping.text}
        </p>
      )}
      <p className={styles.sum}>
        <span className={styles.label}>{fee ? more.withFee(money(fee.amount), fee.text) : texts.estimatedTotal}</span>{' '}
        <span className={styles.total}>{money(cart.total)}</span>
      </p>
      <CheckoutLink cart={cart} tone="outline" />
    </footer>
  );
}
