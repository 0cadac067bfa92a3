import { Breadcrumbs } from '@larder/design-system/Breadcrumbs';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { ShelfBoundary } from '../../ui/ShelfBoundary/ShelfBoundary.tsx';
import { useFrame } from '../data/frame.ts';
import { hasBackLink } from '../routing/back-link.ts';
import { isAt, screens } from '../routing/paths.ts';
import { crumbs } from '../routing/crumbs.ts';
import { Main } from './Main.tsx';
import { BackLink } from './navigation/BackLink.tsx';
import { LeftNavigation } from './navigation/LeftNavigation.tsx';
import * as styles from './Shell.css.ts';
import { useHandles } from '../routing/useHandles.ts';

/** A landing page with Back, any other with breadcrumb and left navigation (G-14..G-22). */
export function ForUArea() {
  const { frame } = useMessages();
  const { pathname } = useLocation();
  if (hasBackLink(pathname))
    return (
      <>
        <nav aria-label={frame.back} className={styles.above}>
          <BackLink />
        </nav>
        <Main />
      </>
    );
  return (
    <>
      {/* The breadcrumb begins with this page: on it, it would say its heading again. */}
      {!isAt(pathname, 'forU') && (
        <div className={styles.above}>
          <Crumbs />
        </div>
      )}
      <div className={styles.columns}>
        <ShelfBoundary fallback={<div />}>
          <LeftNavigation />
        </ShelfBoundary>
        <Main />
      </div>
    </>
  );
}

function Crumbs() {
  const messages = useMessages();
  const { banner } = useFrame();
  const handle = useHandles().findLast(({ crumb }) => crumb !== undefined);
  const here = handle?.crumb ? crumbs[handle.crumb](messages) : messages.frame.notFound.title;
  const above = handle?.parent
    ? [{ title: crumbs[handle.parent.crumb](messages), href: screens[handle.parent.screen] }]
    : [];
  return (
    <Breadcrumbs
      label={messages.frame.breadcrumb}
      items={[{ title: banner.forUTitle, href: screens.forU }, ...above, { title: here }]}
    />
  );
}
