import { Button } from '@larder/design-system/Button';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import type { MouseEvent } from 'react';
import { stepForm } from '../step-props.ts';
import { sendStep } from './send-step.ts';
import * as styles from './CheckoutBar.css.ts';

interface CheckoutBarProps {
  totalLabel: string;
  /** What the order costs: $32.83. */
  total: string;
  /** What is chosen, once more: Thursday, Aug 6, 4 to 5 PM · Free. */
  text: string | undefined;
  label: string;
  isBusy: boolean;
  busyLabel: string;
  /** What the button does; without it, it sends the open step. */
  onPress?: (() => void) | undefined;
}

const send = (event: MouseEvent) => {
  event.preventDefault();
  sendStep();
};

/** The total and the way on, at the window's foot in every step, for guests too. */
export function CheckoutBar({ totalLabel, total, text, label, isBusy, busyLabel, onPress }: CheckoutBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <p className={styles.words}>
          <span className={styles.total}>
            <VisuallyHidden>{totalLabel}: </VisuallyHidden>
            {total}
          </span>
          {text && <span className={styles.text}>{text}</span>}
        </p>
        <div className={styles.button}>
          <Button
            tone="primary"
            size="large"
            block
            busy={isBusy}
            busyLabel={busyLabel}
            {...(onPress ? { onClick: onPress } : { type: 'submit', form: stepForm, onClick: send })}
          >
            {label}
          </Button>
        </div>
      </div>
    </div>
  );
}
