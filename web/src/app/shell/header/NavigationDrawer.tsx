import { Drawer } from '@larder/design-system/Drawer';
import { Icon } from '@larder/design-system/Icon';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Wordmark } from '../../../art/Wordmark.tsx';
import { useMessages } from '../../../messages/messages.ts';
import { useFrame, useStoreName } from '../../data/frame.ts';
import * as header from './Header.css.ts';
import { NavigationList } from '../navigation/LeftNavigation.tsx';
import * as styles from './NavigationDrawer.css.ts';
import { useClosedWithColumn } from '../../../ui/useClosedWithColumn.ts';

interface NavigationDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function NavigationDrawer({ open, onOpenChange }: NavigationDrawerProps) {
  const { frame } = useMessages();
  const { banner, viewer } = useFrame();
  const store = useStoreName();
  const { key } = useLocation();
  const shownAt = useRef(key);

  useEffect(() => {
    if (shownAt.current !== key) onOpenChange(false);
    shownAt.current = key;
  }, [key, onOpenChange]);

  useClosedWithColumn(onOpenChange);

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="start"
      title={frame.menu}
      closeLabel={frame.closeMenu}
      header={<Wordmark banner={banner} />}
      {...(store
        ? {
            footer: (
              <p className={styles.store}>
                <Icon name="map-pin" size={22} />
                <span className={header.two}>
                  <span className={header.small}>{frame.yourStore}</span>
                  <span className={header.name}>{store}</span>
                </span>
              </p>
            ),
          }
        : {})}
    >
      {viewer.isAuthorized && (
        <p className={styles.who}>
          <b className={styles.name}>{viewer.firstName}</b>
          <span className={header.small}>{frame.account.member}</span>
        </p>
      )}
      <nav aria-label={banner.forUTitle} className={styles.navigation}>
        <p className={styles.area}>{banner.forUTitle}</p>
        <NavigationList tone="drawer" />
      </nav>
    </Drawer>
  );
}

export default NavigationDrawer;
