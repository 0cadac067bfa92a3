import { Icon } from '@larder/design-system/Icon';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import * as styles from './ReviewStep.css.ts';

/** A warning that the law wants read before paying, in its own words (N-53, T-95). */
export function LegalWarning({ text }: { text: string }) {
  const { review } = useCheckoutTexts();
  const words = text.replace(/^\W*WARNING\W*/i, '');
  return (
    <div className={styles.warning} role="note">
      <Icon name="triangle-alert" />
      <p>
        <strong>{review.warning}</strong> {words}
      </p>
    </div>
  );
}
