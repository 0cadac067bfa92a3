import { Icon } from '@larder/design-system/Icon';
import * as styles from './Weigh.css.ts';

/** How a weight is charged (N-50). */
export const Weigh = ({ note }: { note: string }) => (
  <p className={styles.note}>
    <Icon name="scale" size={16} />
    {note}
  </p>
);
