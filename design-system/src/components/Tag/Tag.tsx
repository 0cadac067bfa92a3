import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { Link } from '../LinkProvider/index.ts';
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
  /** Makes it removable by a link, where the address says what is active. */
  removeHref?: string | undefined;
  /** Name of the button or link that removes it, "Remove Organic"; goes with `onRemove` and `removeHref`. */
  removeLabel?: string | undefined;
}

/** A removable tag has a label for that. */
type Removable =
  | { onRemove: () => void; removeHref?: undefined; removeLabel: string }
  | { onRemove?: (() => void) | undefined; removeHref: string; removeLabel: string }
  | { onRemove?: undefined; removeHref?: undefined; removeLabel?: undefined };

/** A property, or an active filter, in a word or two. */
export function Tag({ tone = 'neutral', icon, onRemove, removeHref, removeLabel, children }: TagProps & Removable) {
  const sign = icon && <Icon name={icon} size={16} />;
  if (removeLabel === undefined)
    return (
      <span className={tag({ tone })}>
        {sign}
        {children}
      </span>
    );
  const filter = (
    <span className={tag({ tone, large: true })}>
      {sign}
      {children}
      <Icon name="x" size={16} />
    </span>
  );
  return removeHref === undefined ? (
    <button type="button" className={styles.removable} aria-label={removeLabel} onClick={onRemove}>
      {filter}
    </button>
  ) : (
    <Link href={removeHref} className={styles.removable} aria-label={removeLabel} onClick={onRemove}>
      {filter}
    </Link>
  );
}
