import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { screens } from '../../../app/routing/paths.ts';
import { useFrame } from '../../../app/data/frame.ts';
import { Wordmark } from '../../../art/Wordmark.tsx';
import { useMessages } from '../../../messages/messages.ts';
import * as styles from './SignInFrame.css.ts';
import { StillLife } from './StillLife.tsx';

/** The page to sign in on: the form, and from 990 px a still life beside it. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { frame } = useMessages();
  const { banner } = useFrame();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to={screens.home} discover="none" className={styles.home} aria-label={frame.homeOf(banner.name)}>
          <Wordmark banner={banner} />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.form}>
        {children}
      </main>
      <div className={styles.still}>
        <StillLife />
      </div>
    </div>
  );
}
