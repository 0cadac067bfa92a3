import { Alert } from '@larder/design-system/Alert';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { type Ref, useId } from 'react';
import { useCartTexts } from '../../../messages/cart.ts';
import type { CartCard_CartFragment as Cart } from '../CartCard/CartCard.generated.ts';
import { CheckoutLink } from '../CartCard/CheckoutLink.tsx';
import { HowSaved, Sums } from '../Sums/Sums.tsx';
import { rewardSwitch } from './parts.ts';
import * as styles from './CartScreen.css.ts';

interface SummaryProps {
  cart: Cart;
  /** The server hasn't said yet what it costs now. */
  isSettling: boolean;
  /** The filled button, for the bar that stands in for it. */
  checkoutRef: Ref<HTMLDivElement>;
}

/** What a cart costs and why, and the way on. */
export function Summary({ cart, isSettling, checkoutRef }: SummaryProps) {
  const texts = useCartTexts();
  const id = useId();
  const toReach = cart.unavailableText ?? cart.minimumText ?? cart.freeShipping?.text;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.summary}>
        <Heading level={2} size="small" id={id}>
          {texts.summaryOf(cart.title)}
        </Heading>
        <div className={isSettling ? styles.settling : undefined} aria-busy={isSettling}>
          <Sums
            lines={cart.sums}
            savings={cart.savings}
            total={cart.total}
            totalLabel={texts.estimatedTotal}
            isSteady
          />
        </div>
        {cart.rewards && <rewardSwitch.Part cartId={cart.id} rewards={cart.rewards} />}
        {toReach && <Alert tone="info" size="small" title={toReach} live={false} />}
        <div ref={checkoutRef}>
          <CheckoutLink cart={cart} tone="primary" size="large" block />
        </div>
        <HowSaved lines={cart.sums} />
        {cart.pointsText && <p className={styles.points}>{cart.pointsText}</p>}
      </div>
    </Card>
  );
}
