import type { ReactNode } from 'react';
import { useFrame } from '../../app/frame.ts';
import { Wordmark } from '../../art/Wordmark.tsx';
import * as styles from './SignInFrame.css.ts';
import { StillLife } from './StillLife.tsx';

/** The page to sign in on: the form, and from 990 px a still life beside it. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { banner } = useFrame();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Wordmark banner={banner} />
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
