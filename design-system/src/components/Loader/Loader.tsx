import { visuallyHidden } from '../../support/visuallyHidden.css.ts';
import * as styles from './Loader.css.ts';

export interface LoaderProps {
  /** What is in progress: "Loading more coupons". */
  label: string;
  /** 20, 32 or 48 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Shows the label next to the spinner. */
  labelVisible?: boolean | undefined;
}

/** Work of unknown duration. For content with a known shape, use a Skeleton. */
export function Loader({ label, size = 'medium', labelVisible = false }: LoaderProps) {
  return (
    <output className={styles.loader}>
      <span className={styles.wheel[size]} aria-hidden="true" />
      <span className={labelVisible ? undefined : visuallyHidden}>{label}</span>
    </output>
  );
}
