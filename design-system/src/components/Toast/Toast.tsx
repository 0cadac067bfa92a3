import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './Toast.css.ts';

export interface ToastProps {
  /** Icon before the sentence. */
  icon?: IconName | undefined;
  /** One action: undo, view. */
  action?: { label: string; onClick: () => void } | undefined;
  /** What was done, in one sentence. */
  children: ReactNode;
}

/** A short message at the bottom of the screen that requires nothing. The parent removes it. */
export function Toast({ icon = 'circle-check', action, children }: ToastProps) {
  return (
    <div className={styles.place}>
      <output className={styles.toast}>
        <span className={styles.words}>
          <Icon name={icon} />
          <span>{children}</span>
        </span>
        {action && (
          <button type="button" className={styles.action} onClick={action.onClick}>
            {action.label}
          </button>
        )}
      </output>
    </div>
  );
}
