import { useCartTexts } from '../../../messages/cart.ts';
import { money } from '../../../messages/support/formats.ts';
import * as styles from './PriceSteps.css.ts';

type Amount = { amount: string };

interface PriceStepsProps {
  steps: readonly { text: string; amount: Amount }[];
  /** What is paid in the end. */
  amount: Amount;
  /** Id of the list, for the button that opens it. */
  id?: string;
}

/** Why a line costs what it does: from the regular price, step by step, to what is paid. */
export function PriceSteps({ steps, amount, id }: PriceStepsProps) {
  const texts = useCartTexts();
  return (
    <dl className={styles.steps} id={id}>
      {steps.map((step) => (
        <div key={step.text} className={styles.step}>
          <dt className={styles.words}>{step.text}</dt>
          <dd className={styles.amount}>{money(step.amount)}</dd>
        </div>
      ))}
      <div className={styles.pay}>
        <dt>{texts.youPay}</dt>
        <dd className={styles.amount}>{money(amount)}</dd>
      </div>
    </dl>
  );
}
