import { Icon } from '@larder/design-system/Icon';
import { Link, useLocation } from 'react-router-dom';
import { useBarTexts } from '../../../messages/frame/bar.ts';
import { useMessages } from '../../../messages/messages.ts';
import { isAt, screens } from '../../routing/paths.ts';
import * as styles from './BottomBar.css.ts';
import { CartTab } from './CartTab.tsx';
import { enterSearch } from './enter-search.ts';
import { tabOf, tabs } from './tabs.ts';

/** The way around on a phone, always within the thumb's reach: home, shop, search, list, and the carts. */
export function BottomBar() {
  const texts = useBarTexts();
  const { site } = useMessages().frame;
  const { pathname } = useLocation();
  const here = tabOf(pathname);
  const names = { home: texts.home, shop: site.shop, search: texts.search, myList: site.list };
  return (
    <nav aria-label={texts.label} className={styles.bar}>
      <ul className={styles.tabs}>
        {tabs.map(([tab, icon]) => (
          <li key={tab} className={styles.place}>
            <Link
              to={screens[tab]}
              discover="none"
              className={styles.tab}
              aria-current={here === tab ? (isAt(pathname, tab) ? 'page' : 'true') : undefined}
              onClick={tab === 'search' ? enterSearch : undefined}
            >
              <Icon name={icon} size={24} />
              {names[tab]}
            </Link>
          </li>
        ))}
        <li className={styles.place}>
          <CartTab />
        </li>
      </ul>
    </nav>
  );
}
