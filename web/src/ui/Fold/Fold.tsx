import { Icon } from '@larder/design-system/Icon';
import type { ReactNode } from 'react';
import * as styles from './Fold.css.ts';

interface FoldProps {
  title: ReactNode;
  /** Level of the title in the outline of the page. */
  headingLevel: 2 | 3;
  isOpen?: boolean | undefined;
  children: ReactNode;
}

/** Words that fold away below their title: the browser's own folding, for which the page loads no script. */
export function Fold({ title, headingLevel, isOpen = false, children }: FoldProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.title}>
        <Title>{title}</Title>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.text}>{children}</div>
    </details>
  );
}
