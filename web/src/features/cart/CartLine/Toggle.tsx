import { Icon, type IconName } from '@larder/design-system/Icon';
import type { ReactNode } from 'react';
import * as styles from './CartLine.css.ts';

interface ToggleProps {
  open: boolean;
  onToggle: () => void;
  /** Id of what it opens. */
  controls: string;
  /** Soft words before it: "If out:". */
  before?: string;
  icon?: IconName;
  /** Its whole name, where the words alone don't tell of what. */
  label: string;
  children: ReactNode;
}

/** Opens and closes something below a line. */
export const Toggle = ({ open, onToggle, controls, before, icon, label, children }: ToggleProps) => (
  <button
    type="button"
    className={styles.toggle}
    aria-expanded={open}
    aria-controls={open ? controls : undefined}
    aria-label={label}
    onClick={onToggle}
  >
    {icon && (
      <span className={styles.toggleIcon}>
        <Icon name={icon} size={16} />
      </span>
    )}
    {before && <span className={styles.toggleLabel}>{before}</span>}
    {children}
    <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
  </button>
);
