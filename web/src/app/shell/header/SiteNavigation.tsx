import { Link, useLocation } from 'react-router-dom';
import { useMessages } from '../../../messages/messages.ts';
import { useFrame } from '../../data/frame.ts';
import { screens } from '../../routing/paths.ts';
import * as styles from './SiteNavigation.css.ts';

interface Area {
  title: string;
  href: string;
  /** What the paths of its pages begin with, when they are several. */
  starts?: readonly string[];
}

const shopPaths = ['/shop', '/search', '/product/', '/wine', '/mkp/', '/seller'];

/** The areas of the site that there are. */
export function useAreas(): readonly Area[] {
  const { frame, games } = useMessages();
  const { banner } = useFrame();
  return [
    { title: frame.site.shop, href: screens.shop, starts: shopPaths },
    { title: frame.site.savings, href: screens.coupons },
    { title: banner.forUTitle, href: screens.forU },
    { title: games.playAndEarn, href: screens.gameGrid, starts: [`${screens.games}/`] },
  ];
}

/** The area that a path belongs to. */
export const isIn = ({ href, starts = [href] }: Area, pathname: string): boolean =>
  starts.some((start) => pathname.startsWith(start));

/** The site's areas in a row, from 990 px on. */
export function SiteNavigation() {
  const { site } = useMessages().frame;
  const areas = useAreas();
  const { pathname } = useLocation();
  return (
    <nav aria-label={site.label} className={styles.navigation}>
      <ul className={styles.list}>
        {areas.map((area) => (
          <li key={area.href} className={styles.item}>
            <Link
              to={area.href}
              discover="none"
              className={styles.link}
              aria-current={isIn(area, pathname) ? 'true' : undefined}
            >
              {area.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
