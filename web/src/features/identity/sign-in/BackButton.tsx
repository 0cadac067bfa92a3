import { Icon } from '@larder/design-system/Icon';
import { useMessages } from '../../../messages/messages.ts';
import * as styles from '../one-time-code/CodeStep.css.ts';

/** Back to the step before, on the same page. */
export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <div>
      <button type="button" className={styles.back} onClick={onClick}>
        <Icon name="arrow-left" />
        {useMessages().frame.back}
      </button>
    </div>
  );
}
