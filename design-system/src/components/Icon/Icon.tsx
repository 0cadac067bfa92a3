import { cx } from '../../support/cx.ts';
import drawings from './icons.svg';
import * as styles from './Icon.css.ts';
import { type IconName, directionalIcons } from './icons.ts';

export interface IconProps {
  /** Which icon; all of them are on the page Foundations / Icons. */
  name: IconName;
  /** Edge in px. */
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 28 | 32 | undefined;
}

/** A line drawing beside words that say the same: it is never read out. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, size !== 20 && styles.other[size], directionalIcons.has(name) && styles.directional)}
      aria-hidden="true"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
