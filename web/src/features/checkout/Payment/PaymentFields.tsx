import { Icon } from '@larder/design-system/Icon';
import { RadioCards } from '@larder/design-system/RadioCards';
import { Text } from '@larder/design-system/Text';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { useWalletTexts } from '../../../messages/wallet.ts';
import type { Checkout } from '../steps.ts';
import * as styles from './Payment.css.ts';
import { PoNumber } from './PoNumber.tsx';
import { Snap } from './Snap.tsx';
import { Tips } from './Tips.tsx';
import { type Payment, paymentIds } from './usePayment.ts';

interface PaymentFieldsProps {
  checkout: Checkout;
  payment: Payment;
  errorOf: (id: string) => string | undefined;
}

/** How it is paid (N-64): what can't be chosen says why. A delivery can have a tip, a business's order a PO number (S-165). */
export function PaymentFields({ checkout, payment, errorOf }: PaymentFieldsProps) {
  const { payment: texts } = useCheckoutTexts();
  const wallet = useWalletTexts();
  const { payments, tips, holdText, snap, purchaseOrder } = checkout;
  return (
    <>
      <div id={paymentIds.paymentId}>
        <RadioCards
          legend={texts.legend}
          name="payment"
          options={payments.map(({ id, name: title, text, isOffered, problem }) => ({
            value: id,
            title,
            description: (
              <Way text={text} problem={problem ?? (payment.isHere(id) === 'no' ? wallet.missing(title) : null)} />
            ),
            end: <Icon name={id === 'HAND_OVER' ? 'shopping-basket' : 'smartphone'} size={24} />,
            // One that was chosen stays chosen until the browser says otherwise.
            disabled:
              !isOffered || payment.isHere(id) === 'no' || (payment.isHere(id) === 'unknown' && id !== payment.chosen),
          }))}
          value={payment.chosen}
          error={errorOf(paymentIds.paymentId)}
          onChange={payment.choose}
        />
      </div>
      {snap && (
        <Snap
          id={paymentIds.snapCents}
          snap={snap}
          entry={payment.benefits}
          error={errorOf(paymentIds.snapCents)}
          onChange={payment.setBenefits}
        />
      )}
      {tips.length > 0 && (
        <Tips
          id={paymentIds.tipCents}
          tips={tips}
          entry={payment.tip}
          error={errorOf(paymentIds.tipCents)}
          onChange={payment.setTip}
        />
      )}
      {purchaseOrder && (
        <PoNumber
          id={paymentIds.poNumber}
          purchaseOrder={purchaseOrder}
          value={payment.poNumber}
          error={errorOf(paymentIds.poNumber)}
          onChange={payment.setPoNumber}
        />
      )}
      {holdText && <Text tone="soft">{holdText}</Text>}
    </>
  );
}

/** What a way to pay means; one that can't be chosen stays, with the reason. */
const Way = ({ text, problem }: { text: string; problem: string | null }) => (
  <>
    {text}{' '}
    {problem && (
      <span className={styles.problem}>
        <Icon name="ban" size={16} />
        {problem}
      </span>
    )}
  </>
);
