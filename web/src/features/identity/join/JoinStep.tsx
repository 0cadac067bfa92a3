import { useJoinTexts } from '../../../messages/account/join.ts';
import * as styles from './JoinStep.css.ts';

const steps = 2;

/** A new shopper's progress, with the handle once it is confirmed. */
export function JoinStep({ step, handle }: { step: 1 | 2; handle?: string }) {
  const texts = useJoinTexts();
  return (
    <p className={styles.step}>
      <span className={styles.bars} aria-hidden="true">
        <span className={styles.done} />
        <span className={step === steps ? styles.done : styles.open} />
      </span>
      <span>{handle === undefined ? texts.step(step, steps) : texts.confirmed(step, steps, handle)}</span>
    </p>
  );
}
