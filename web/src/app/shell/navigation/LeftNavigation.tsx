import { Icon } from '@larder/design-system/Icon';
import { Link, useLocation } from 'react-router-dom';
import { iconOf } from '../../../ui/icon-of.ts';
import { screens } from '../../routing/paths.ts';
import { useFrame } from '../../data/frame.ts';
import * as styles from './LeftNavigation.css.ts';

/** What the paths of an item's area begin with. */
const areas: Readonly<Record<string, readonly string[]>> = {
  [screens.gameGrid]: [`${screens.games}/`],
  [screens.rewards]: ['/foru/rewards/'],
  [screens.profile]: ['/account/', '/customer-account/'],
};

/** Is the item the place where the shopper is? Every page of an area belongs to the area's item (G-25). */
export function isCurrent(href: string, pathname: string): boolean {
  const path = href.split(/[?#]/)[0]!;
  return path === pathname || (areas[path] ?? []).some((start) => pathname.startsWith(start));
}

/** The left navigation as a column, from 990 px on (G-22, G-23). Without items there is none (G-27). */
export function LeftNavigation() {
  const { banner, leftNavigation } = useFrame();
  const { pathname } = useLocation();
  if (leftNavigation.length === 0) return null;
  return (
    <nav aria-label={banner.forUTitle} className={styles.column}>
      <ul className={styles.list}>
        {leftNavigation.map(({ id, title, href, icon }) => (
          <li key={id}>
            <Link
              to={href}
              discover="none"
              className={styles.item.column}
              aria-current={isCurrent(href, pathname) ? 'page' : undefined}
            >
              <span className={styles.icon}>
                <Icon name={iconOf(icon)} size={22} />
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
