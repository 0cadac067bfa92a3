import { Icon, type IconName } from '@larder/design-system/Icon';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as item from '../../navigation/LeftNavigation.css.ts';
import { isCurrent } from '../../navigation/LeftNavigation.tsx';
import * as styles from './NavigationDrawer.css.ts';

/** A page of the menu. */
export interface MenuItem {
  href: string;
  title: string;
  icon: IconName;
}

interface MenuGroupProps {
  title: string;
  items: readonly MenuItem[];
  /** What stands before the links. */
  children?: ReactNode;
}

/** Links that belong together, under the name of what they are about. */
export const MenuGroup = ({ title, items, children }: MenuGroupProps) => (
  <nav aria-label={title} className={styles.group}>
    <p className={styles.title}>{title}</p>
    {children}
    <MenuLinks items={items} />
  </nav>
);

function MenuLinks({ items }: Pick<MenuGroupProps, 'items'>) {
  const { pathname } = useLocation();
  return (
    <ul className={item.list}>
      {items.map(({ href, title, icon }) => (
        <li key={href}>
          <Link
            to={href}
            discover="none"
            className={item.item.drawer}
            aria-current={isCurrent(href, pathname) ? 'page' : undefined}
          >
            <span className={item.icon}>
              <Icon name={icon} size={22} />
            </span>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
