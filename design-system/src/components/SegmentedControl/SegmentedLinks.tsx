import { Icon, type IconName } from '../Icon/index.ts';
import { Link } from '../LinkProvider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentLink {
  /** Where this view is. */
  href: string;
  label: string;
  icon?: IconName | undefined;
}

export interface SegmentedLinksProps {
  /** Name of the group. */
  label: string;
  /** Two to five, each a word or two. */
  segments: readonly SegmentLink[];
  /** `href` of the view that is open. */
  current: string;
  /** Shows the icons alone; everyone must know them. */
  iconsOnly?: boolean | undefined;
}

/** A few views of the same content, side by side, each with an address of its own. */
export function SegmentedLinks({ label, segments, current, iconsOnly = false }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={styles.links}>
      {segments.map(({ href, label: name, icon }) => (
        <Link
          key={name}
          href={href}
          className={iconsOnly ? styles.sign : styles.link}
          aria-current={href === current ? 'true' : undefined}
        >
          {icon && <Icon name={icon} />}
          {iconsOnly ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
        </Link>
      ))}
    </nav>
  );
}
