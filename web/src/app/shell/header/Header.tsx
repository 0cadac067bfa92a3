import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Icon } from '@larder/design-system/Icon';
import { Link } from 'react-router-dom';
import { screens } from '../../routing/paths.ts';
import { Wordmark } from '../../../art/Wordmark.tsx';
import { useMessages } from '../../../messages/messages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useFrame, useStoreName } from '../../data/frame.ts';
import * as styles from './Header.css.ts';
import { MenuButton } from './MenuButton.tsx';

/** Wordmark, store and account; below 990 px the button that opens the navigation. */
export function Header() {
  const { frame } = useMessages();
  const { banner, viewer } = useFrame();
  const store = useStoreName();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.menu}>
          <MenuButton />
        </div>
        <Link to={screens.forU} discover="none" className={styles.home} aria-label={frame.homeOf(banner.name)}>
          <Wordmark banner={banner} />
        </Link>
        <div className={styles.end}>
          {store && (
            <div className={styles.store}>
              <Icon name="map-pin" size={22} />
              <span className={styles.two}>
                <span className={styles.small}>{frame.yourStore}</span>
                <span className={styles.name}>{store}</span>
              </span>
            </div>
          )}
          {viewer.isAuthorized && <AccountMenu firstName={viewer.firstName ?? ''} />}
          {viewer.session === 'UNAVAILABLE' && <p className={styles.small}>{frame.account.unavailable}</p>}
          {!viewer.isAuthorized && viewer.session !== 'UNAVAILABLE' && (
            <ButtonLink tone="outline" size="small" href={viewer.signInPath}>
              {frame.account.signIn}
            </ButtonLink>
          )}
        </div>
      </div>
      {store && (
        <div className={styles.storeBar}>
          <p className={styles.storeLine}>
            <Icon name="map-pin" size={18} />
            <span>
              {frame.yourStore} <b className={styles.storeName}>{store}</b>
            </span>
          </p>
        </div>
      )}
    </header>
  );
}
