import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Loader.css.ts';

export interface LoaderProps {
  /** What goes on: "Loading more coupons". */
  label: string;
  /** 20, 32 or 48 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The words are seen beside the wheel, not heard only. */
  labelVisible?: boolean | undefined;
}

/** Work of unknown length. What is on its way to a known place is a Skeleton. */
export function Loader({ label, size = 'medium', labelVisible = false }: LoaderProps) {
  return (
    <output className={styles.loader}>
      <span className={styles.wheel[size]} aria-hidden="true" />
      <span className={labelVisible ? undefined : visuallyHidden}>{label}</span>
    </output>
  );
}
