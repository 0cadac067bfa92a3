import { Icon } from '@larder/design-system/Icon';
import { Link, useLocation } from 'react-router-dom';
import { useAreasTexts } from '../../../messages/frame/areas.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useFrame } from '../../data/frame.ts';
import { languageForm } from '../../routing/language-form.ts';
import { screens } from '../../routing/paths.ts';
import { shopPaths } from './shop-paths.ts';
import * as styles from './SiteNavigation.css.ts';

interface Area {
  title: string;
  href: string;
  /** What the paths of its pages begin with, when they are several. */
  starts?: readonly string[];
}

/** Paths that are areas of their own for businesses. */
const ownAreas: readonly string[] = [screens.quickAdd, screens.purchaseHistory];

/** Whatever saves or earns is one area. */
const forUPaths = [screens.forU, '/foru/', '/loyalty/', `${screens.games}/`, screens.freshPass, screens.inbox];

/** The areas of the site that there are. */
function useAreas(): readonly Area[] {
  const { frame } = useMessages();
  const texts = useAreasTexts();
  const { banner, viewer } = useFrame();
  // No coupons, no points: those are for households (S-165).
  if (viewer.site === 'BUSINESS')
    return [
      { title: texts.cases, href: screens.business },
      { title: frame.site.shop, href: screens.shop, starts: shopPaths.filter((path) => !ownAreas.includes(path)) },
      { title: texts.guide, href: screens.purchaseHistory },
      { title: texts.quickOrder, href: screens.quickAdd },
      { title: texts.standing, href: screens.scheduleAndSave },
      { title: texts.orders, href: screens.orders },
      { title: texts.invoices, href: screens.invoices, starts: [screens.invoices, '/account/invoices/'] },
      { title: frame.site.list, href: screens.myList },
    ];
  return [
    { title: frame.site.shop, href: screens.shop, starts: shopPaths },
    { title: texts.ad, href: screens.weeklyAd },
    { title: banner.forUTitle, href: screens.forU, starts: forUPaths },
    { title: texts.schedule, href: screens.scheduleAndSave },
    { title: frame.site.list, href: screens.myList },
  ];
}

/** The area that a path belongs to. */
const isIn = ({ href, starts = [href] }: Area, pathname: string): boolean =>
  starts.some((start) => pathname.startsWith(start));

/** The site's areas in a row, from 990 px on; at its end a guest's way to the other language, which members have in their account. */
export function SiteNavigation() {
  const { site } = useMessages().frame;
  const { viewer } = useFrame();
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
      {!viewer.isAuthorized && <GuestLanguage />}
    </nav>
  );
}

/** Of its own, as a menu's way there loads with the menu. It is kept in a cookie, so it is there after signing in. */
function GuestLanguage() {
  const { language } = useMessages();
  const { otherLanguage } = useAreasTexts();
  const other = language === 'en' ? 'es' : 'en';
  return (
    <form method="post" action={languageForm.path} className={styles.item}>
      <button className={styles.language} name={languageForm.field} value={other} lang={other}>
        <Icon name="globe" size={18} />
        {otherLanguage}
      </button>
    </form>
  );
}
