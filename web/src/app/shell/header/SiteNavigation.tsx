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

const shopPaths = [
  '/shop',
  '/search',
  '/product/',
  '/wine',
  '/mkp/',
  '/seller',
  screens.quickAdd,
  screens.purchaseHistory,
];

/** Paths that are areas of their own for businesses. */
const ownAreas: readonly string[] = [screens.quickAdd, screens.purchaseHistory];

const savingsPaths = ['/foru/', '/loyalty/'];

const forUPaths = [screens.forU, screens.freshPass, screens.inbox];

/** The areas of the site that there are. */
export function useAreas(): readonly Area[] {
  const { frame, games } = useMessages();
  const { banner, viewer } = useFrame();
  // No coupons, no points: those are for households (S-165).
  if (viewer.site === 'BUSINESS')
    return [
      { title: frame.site.cases, href: screens.business },
      { title: frame.site.shop, href: screens.shop, starts: shopPaths.filter((path) => !ownAreas.includes(path)) },
      { title: frame.site.guide, href: screens.purchaseHistory },
      { title: frame.site.quickOrder, href: screens.quickAdd },
      { title: frame.site.standing, href: screens.scheduleAndSave },
      { title: frame.site.orders, href: screens.orders },
      { title: frame.site.invoices, href: screens.invoices, starts: [screens.invoices, '/account/invoices/'] },
      { title: frame.site.list, href: screens.myList },
    ];
  return [
    { title: frame.site.shop, href: screens.shop, starts: shopPaths },
    { title: frame.site.ad, href: screens.weeklyAd },
    { title: frame.site.savings, href: screens.coupons, starts: savingsPaths },
    { title: frame.site.schedule, href: screens.scheduleAndSave },
    { title: banner.forUTitle, href: screens.forU, starts: forUPaths },
    { title: games.playAndEarn, href: screens.gameGrid, starts: [`${screens.games}/`] },
    { title: frame.site.list, href: screens.myList },
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
