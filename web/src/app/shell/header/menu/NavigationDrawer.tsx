import { Drawer } from '@larder/design-system/Drawer';
import { Icon } from '@larder/design-system/Icon';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Wordmark } from '../../../../art/Wordmark.tsx';
import { useMessages } from '../../../../messages/messages.ts';
import { useClosedWithColumn } from '../../../../ui/useClosedWithColumn.ts';
import { useFrame, useStoreName } from '../../../data/frame.ts';
import { useShop } from '../../../data/shop.ts';
import { screens } from '../../../routing/paths.ts';
import * as header from '../Header.css.ts';
import { Menu } from './Menu.tsx';
import * as styles from './NavigationDrawer.css.ts';

interface NavigationDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Everything of the site in a drawer, below 990 px; a page that is opened closes it (G-121). */
export function NavigationDrawer({ open, onOpenChange }: NavigationDrawerProps) {
  const { frame } = useMessages();
  const { banner } = useFrame();
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
      footer={<Store />}
    >
      <Menu />
    </Drawer>
  );
}

/** Where the visitor shops, and the way to another store. */
function Store() {
  const { frame } = useMessages();
  const shop = useShop();
  const chosen = useStoreName();
  return (
    <Link to={screens.stores} discover="none" className={styles.store}>
      <Icon name="map-pin" size={22} />
      <span className={header.two}>
        <span className={header.small}>{chosen ? frame.yourStore : (shop?.label ?? frame.yourStore)}</span>
        <span className={header.name}>
          <bdi>{chosen ?? shop?.place ?? frame.chooseStore}</bdi>
        </span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
