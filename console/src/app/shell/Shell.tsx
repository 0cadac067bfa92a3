import { useEffect, useRef, type ReactNode } from 'react';
import { SkipLink } from '@larder/design-system/SkipLink';
import { NavLink, useLocation } from 'react-router-dom';
import { useMessages } from '../../messages/messages.tsx';
import { places } from '../../routing/paths.ts';
import { useOperator } from '../../session/session.ts';
import { Account } from './Account.tsx';
import * as styles from './Shell.css.ts';

/** What stands around every screen: the places that one's roles lead to, and one's account. */
export function Shell({ children, onSignedOut }: { children: ReactNode; onSignedOut: () => void }) {
  const { title, skip, navigation } = useMessages();
  const { acts } = useOperator();
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <SkipLink href="#main">{skip}</SkipLink>
        <span className={styles.name}>{title}</span>
        <nav className={styles.places} aria-label={navigation.label}>
          {places
            .filter(({ asks }) => acts.includes(asks))
            .map(({ path, name }) => (
              <NavLink key={path} className={styles.place} to={path} end={path === '/'}>
                {navigation[name]}
              </NavLink>
            ))}
        </nav>
        <Account onSignedOut={onSignedOut} />
      </header>
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** A new page is read from its heading on; the first one as the browser does. */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    (main.current?.querySelector<HTMLElement>('h1[tabindex]') ?? main.current)?.focus();
  }, [pathname, main]);
}
