import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { useEffect, useRef, useState } from 'react';
import { useCartTexts } from '../../../messages/cart.ts';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import { money } from '../../../messages/support/formats.ts';
import type { ClipForCart_CartFragment as Cart, ClipForCart_ProofFragment as Proof } from './ClipForCart.generated.ts';
import { useKeeper } from '../keeper/useKeeper.ts';
import * as styles from './ClipForCart.css.ts';
import { useClipForCart } from './useClipForCart.ts';

interface ClipForCartProps {
  cart: Cart;
  /** What it says for an order that is being changed (S-22); left out for a cart. */
  order?: { title: string; action: string };
  /** In a checkout, whose bar has the total: asks for it again, and for all that follows from it. */
  refresh?: () => Promise<void>;
}

/** The coupons that lower a cart's total: clipped with one tap, proven to the cent, and undone with another. */
export function ClipForCart({ cart, order, refresh }: ClipForCartProps) {
  const keeper = useKeeper();
  const { clip: ofCart } = useCartAdviceTexts();
  const words = order ?? ofCart;
  const { undo: undoLabel } = useCartTexts();
  const { proof, isSending, failure, clip, undo } = useClipForCart(cart.id, order ? () => keeper().refresh() : refresh);
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  // The button that was pressed gives way to the other one, which has the focus then.
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [proof]);
  const press = (what: () => Promise<boolean>) => {
    wasPressed.current = true;
    void what();
  };
  // The carts of an answer come just before its proof.
  const [known, setKnown] = useState(cart.clipOffer);
  if (cart.clipOffer && cart.clipOffer !== known) setKnown(cart.clipOffer);
  const offer = isSending ? known : cart.clipOffer;
  if (!proof && !offer && failure === null) return null;
  return (
    <section aria-label={words.title} className={styles.clip}>
      {proof ? (
        <>
          <div>
            <Text size="meta" weight="strong">
              {proof.text}
            </Text>
            {!refresh && proof.totalAfter.amount === cart.total.amount ? (
              <Proven proof={proof} />
            ) : (
              <div className={styles.closed} />
            )}
          </div>
          <Button
            tone="outline"
            size="small"
            block
            ref={button}
            busy={isSending}
            onClick={() => press(() => undo(proof))}
          >
            {undoLabel}
          </Button>
        </>
      ) : (
        offer && (
          <>
            <div>
              <SavingsBadge>{offer.ticketText}</SavingsBadge>
              <Text size="meta">{offer.text}</Text>
            </div>
            <div data-needs-scripts>
              <Button tone="brand" size="small" block ref={button} busy={isSending} onClick={() => press(clip)}>
                {words.action}
              </Button>
            </div>
          </>
        )
      )}
      {failure !== null && (
        <div className={styles.failure}>
          <Alert tone="warning" size="small" title={failure} />
        </div>
      )}
    </section>
  );
}

/** The total now; opened, from the total before, coupon by coupon. It covers what is below: nothing moves. */
function Proven({ proof: { totalBefore, totalAfter, steps } }: { proof: Proof }) {
  const texts = useCartAdviceTexts();
  return (
    <details className={styles.proven}>
      <summary className={styles.summary}>
        {texts.clip.now} <strong>{money(totalAfter)}</strong>
      </summary>
      <dl className={styles.proof}>
        <div className={styles.step}>
          <dt className={styles.words}>{texts.clip.before}</dt>
          <dd className={styles.amount}>{money(totalBefore)}</dd>
        </div>
        {steps.map(({ text, amount }, index) => (
          // Two coupons may have the same name.
          <div key={`${index} ${text}`} className={styles.step}>
            <dt className={styles.words}>{text}</dt>
            <dd className={styles.amount}>{money(amount)}</dd>
          </div>
        ))}
        <div className={styles.now}>
          <dt>{texts.clip.now}</dt>
          <dd className={styles.amount}>{money(totalAfter)}</dd>
        </div>
      </dl>
    </details>
  );
}
