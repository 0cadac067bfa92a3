import { Icon } from '@larder/design-system/Icon';
import { Link } from 'react-router-dom';
import { Wordmark } from '../../../art/Wordmark.tsx';
import { SearchBox } from '../../../features/catalog/SearchBox.tsx';
import { CartButton } from '../../../features/cart/CartButton.tsx';
import { ShopButton } from '../../../features/stores/ShopButton.tsx';
import { useMessages } from '../../../messages/messages.ts';
import { useFrame } from '../../data/frame.ts';
import { useShop } from '../../data/shop.ts';
import { screens } from '../../routing/paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { who } from './AccountMenu.css.ts';
import * as styles from './Header.css.ts';
import { siteNavigation } from '../parts.ts';
import { MenuButton } from './MenuButton.tsx';

/** Wordmark, search, store, and account, and below them the site's areas; on a phone a menu button in place of the areas. */
export function Header() {
  const { frame } = useMessages();
  const { banner, viewer } = useFrame();
  const isBusiness = viewer.site === 'BUSINESS';
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.menu}>
          <MenuButton />
        </div>
        <Link
          to={screens.home}
          discover="none"
          className={styles.home}
          aria-label={frame.homeOf(isBusiness ? frame.site.businessOf(banner.name) : banner.name)}
        >
          <Wordmark banner={banner} /> {isBusiness && <span className={styles.site}>{frame.site.business}</span>}
        </Link>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.store}>
          <ShopButton shop={useShop()} isMember={viewer.isAuthorized} />
        </div>
        <div className={styles.account}>
          {viewer.isAuthorized && <AccountMenu firstName={viewer.firstName ?? ''} />}
          {viewer.session === 'UNAVAILABLE' && <p className={styles.small}>{frame.account.unavailable}</p>}
          {!viewer.isAuthorized && viewer.session !== 'UNAVAILABLE' && <SignInLink path={viewer.signInPath} />}
        </div>
        <div className={styles.cart}>
          <CartButton />
        </div>
      </div>
      <siteNavigation.Part />
    </header>
  );
}

function SignInLink({ path }: { path: string }) {
  const { account } = useMessages().frame;
  return (
    <Link to={path} discover="none" className={styles.signIn}>
      <Icon name="circle-user-round" size={24} />
      <span className={who}>
        <span className={styles.small}>{account.hello}</span> <span className={styles.name}>{account.signIn}</span>
      </span>
    </Link>
  );
}
