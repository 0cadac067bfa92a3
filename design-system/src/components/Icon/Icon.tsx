import { cx } from '../../support/cx.ts';
import drawings from './icons.svg';
import * as styles from './Icon.css.ts';
import { type IconName, directionalIcons } from './icons.ts';

export interface IconProps {
  /** Which icon; all of them are on the page Foundations / Icons. */
  name: IconName;
  /** Edge in px. */
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 28 | 32 | undefined;
  /** What it means, where no words beside it say so: read out, and shown on hover. */
  title?: string;
}

/** A line drawing. Beside words that say the same, it is never read out. */
export function Icon({ name, size = 20, title }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, size !== 20 && styles.other[size], directionalIcons.has(name) && styles.directional)}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img' })}
    >
      {title !== undefined && <title>{title}</title>}
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
