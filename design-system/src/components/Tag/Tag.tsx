import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { tag } from './Tag.css.ts';
import * as styles from './Tag.css.ts';

export interface TagProps {
  /** A property is neutral; the others show a status. */
  tone?: 'neutral' | 'success' | 'warning' | 'error' | 'inverse' | undefined;
  /** Icon before the words. */
  icon?: IconName | undefined;
  /** A word or two. */
  children?: ReactNode;
  /** Makes it removable, such as an active filter. */
  onRemove?: (() => void) | undefined;
  /** Name of the button that removes it, "Remove Organic"; goes with `onRemove`. */
  removeLabel?: string | undefined;
}

/** A removable tag has a label for that. */
type Removable = { onRemove: () => void; removeLabel: string } | { onRemove?: undefined; removeLabel?: undefined };

/** A property, or an active filter, in a word or two. */
export function Tag({ tone = 'neutral', icon, onRemove, removeLabel, children }: TagProps & Removable) {
  if (!onRemove)
    return (
      <span className={tag({ tone })}>
        {icon && <Icon name={icon} size={16} />}
        {children}
      </span>
    );
  return (
    <button type="button" className={styles.removable} aria-label={removeLabel} onClick={onRemove}>
      <span className={tag({ tone, large: true })}>
        {icon && <Icon name={icon} size={16} />}
        {children}
        <Icon name="x" size={16} />
      </span>
    </button>
  );
}
