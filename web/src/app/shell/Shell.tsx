import { Breadcrumbs } from '@larder/design-system/Breadcrumbs';
import { SkipLink } from '@larder/design-system/SkipLink';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { screens } from '../routing/paths.ts';
import { EditBarSlot } from '../../features/cart/EditBarSlot.tsx';
import { CartParts } from '../../features/cart/CartParts.tsx';
import { ShopperNotices } from '../../features/draws/ShopperNotices.tsx';
import { SessionTimeout } from '../../features/identity/SessionTimeout.tsx';
import { useMessages } from '../../messages/messages.ts';
import { BackLink } from './navigation/BackLink.tsx';
import { useFrame } from '../data/frame.ts';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { hasBackLink } from '../routing/back-link.ts';
import { LeftNavigation } from './navigation/LeftNavigation.tsx';
import { Stale } from './notices.tsx';
import { useOtherTabs } from '../data/other-tabs.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { ShelfBoundary } from '../../ui/ShelfBoundary/ShelfBoundary.tsx';
import * as styles from './Shell.css.ts';

/** Header and footer, and between them the page in the frame of its kind. */
export function Shell() {
  const { frame } = useMessages();
  useOtherTabs();
  const isShop = useHandles().some(({ area }) => area === 'shop');
  return (
    <>
      <SkipLink href="#main">{frame.skipToContent}</SkipLink>
      <Header />
      <EditBarSlot />
      <div className={styles.page}>{isShop ? <Main /> : <ForUArea />}</div>
      <Footer />
      <SessionTimeout />
      <ShopperNotices />
      <CartParts />
    </>
  );
}

/** A landing page with Back, any other with breadcrumb and left navigation (G-14..G-22). */
function ForUArea() {
  const { frame } = useMessages();
  if (hasBackLink(useLocation().pathname))
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
      <div className={styles.above}>
        <Crumbs />
      </div>
      <div className={styles.columns}>
        <ShelfBoundary fallback={<div />}>
          <LeftNavigation />
        </ShelfBoundary>
        <Main />
      </div>
    </>
  );
}

const Main = () => (
  <main id="main" tabIndex={-1} className={styles.main}>
    <Stale />
    <Outlet />
  </main>
);

/** What the frame knows of the matched screen and of what is around it. */
const useHandles = (): Partial<RouteHandle>[] =>
  useMatches().map(({ handle }) => (handle as Partial<RouteHandle> | undefined) ?? {});

function Crumbs() {
  const messages = useMessages();
  const { banner } = useFrame();
  const handle = useHandles().findLast(({ crumb }) => crumb !== undefined);
  const here = handle?.crumb?.(messages) ?? messages.frame.notFound.title;
  const above = handle?.parent ? [{ title: handle.parent.crumb(messages), href: handle.parent.href }] : [];
  return (
    <Breadcrumbs
      label={messages.frame.breadcrumb}
      items={[{ title: banner.forUTitle, href: screens.forU }, ...above, { title: here }]}
    />
  );
}
