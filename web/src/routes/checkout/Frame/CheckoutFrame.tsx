import { Heading } from '@larder/design-system/Heading';
import { SkipLink } from '@larder/design-system/SkipLink';
import { TextLink } from '@larder/design-system/TextLink';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFrame } from '../../../app/data/frame.ts';
import { useOtherTabs } from '../../../app/data/other-tabs.ts';
import { screens } from '../../../app/routing/paths.ts';
import { Wordmark } from '../../../art/Wordmark.tsx';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { useMessages } from '../../../messages/messages.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { SessionTimeout } from '../../../features/identity/SessionTimeout.tsx';
import * as styles from './CheckoutFrame.css.ts';

/** The checkout's own quiet page: the way home, the way back to the cart, and nothing that leads away from ordering. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const { frame } = useMessages();
  const { banner } = useFrame();
  const texts = useCheckoutTexts();
  useOtherTabs();
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <SkipLink href="#main">{frame.skipToContent}</SkipLink>
      <header className={styles.header}>
        <div className={styles.row}>
          <Link to={screens.home} discover="none" className={styles.home} aria-label={frame.homeOf(banner.name)}>
            <Wordmark banner={banner} />
          </Link>
          <TextLink href={screens.cart} standalone>
            {texts.backToCart}
          </TextLink>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Heading level={1} size="page" tabIndex={-1}>
          {texts.title}
        </Heading>
        {children}
      </main>
      <SessionTimeout />
    </>
  );
}
