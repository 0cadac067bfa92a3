import { SkipLink } from '@larder/design-system/SkipLink';
import { EditBarSlot } from '../../features/cart/EditBarSlot.tsx';
import { CartParts } from '../../features/cart/CartParts.tsx';
import { ShopperNotices } from '../../features/draws/ShopperNotices.tsx';
import { ClipParts } from '../../features/offers/ClipParts.tsx';
import { SessionTimeout } from '../../features/identity/SessionTimeout.tsx';
import { useMessages } from '../../messages/messages.ts';
import { Main } from './Main.tsx';
import { useHandles } from '../routing/useHandles.ts';
import { footer, forUArea } from './parts.ts';
import { Header } from './header/Header.tsx';
import { useNewDay } from '../data/new-day.ts';
import { useOtherTabs } from '../data/other-tabs.ts';
import { ShelfBoundary } from '../../ui/ShelfBoundary/ShelfBoundary.tsx';
import * as styles from './Shell.css.ts';

/** Header and footer, and between them the page in the frame of its kind. */
export function Shell() {
  const { frame } = useMessages();
  useOtherTabs();
  useNewDay();
  const isShop = useHandles().some(({ area }) => area === 'shop');
  return (
    <>
      <SkipLink href="#main">{frame.skipToContent}</SkipLink>
      <Header />
      <EditBarSlot />
      <div className={styles.page}>{isShop ? <Main /> : <forUArea.Part />}</div>
      <ShelfBoundary fallback={null}>
        <footer.Part />
      </ShelfBoundary>
      <SessionTimeout />
      <ShopperNotices />
      <CartParts />
      <ClipParts />
    </>
  );
}
