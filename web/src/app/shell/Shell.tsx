import { useApolloClient } from '@apollo/client/react';
import { SkipLink } from '@larder/design-system/SkipLink';
import { Suspense, useEffect, useState } from 'react';
import { EditBarSlot } from '../../features/cart/EditBarSlot.tsx';
import { CartParts } from '../../features/cart/CartParts.tsx';
import { SessionTimeout } from '../../features/identity/SessionTimeout.tsx';
import { useMessages } from '../../messages/messages.ts';
import { whenCaughtUp } from '../data/answers.ts';
import { lazyPart } from '../loading/loadable.tsx';
import { Main } from './Main.tsx';
import { useHandles } from '../routing/useHandles.ts';
import { bottomBar, footer, forUArea } from './parts.ts';
import { Header } from './header/Header.tsx';
import { ShelfBoundary } from '../../ui/ShelfBoundary/ShelfBoundary.tsx';
import * as styles from './Shell.css.ts';

const SettledParts = lazyPart(async () => (await import('./SettledParts.tsx')).SettledParts);

/** Header and foot, and between them the page in the frame of its kind. */
export function Shell() {
  const { frame } = useMessages();
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
      <ShelfBoundary fallback={null}>
        <bottomBar.Part />
      </ShelfBoundary>
      <SessionTimeout />
      <Settled />
      <CartParts />
    </>
  );
}

/** Loads the rest of the shell once the page has settled. */
function Settled() {
  const [isSettled, setSettled] = useState(false);
  const client = useApolloClient();
  useEffect(() => whenCaughtUp(client, () => setSettled(true)), [client]);
  if (!isSettled) return null;
  return (
    <ShelfBoundary fallback={null}>
      <Suspense>
        <SettledParts />
      </Suspense>
    </ShelfBoundary>
  );
}
