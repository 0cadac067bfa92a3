import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** One picture; it says nothing that the words don't. */
  picture?: ReactNode;
  /** The situation, in a few words. */
  title: ReactNode;
  /** Level of the title in the outline of the page. */
  headingLevel: 1 | 2 | 3;
  /** Size of the title; `feature` when the whole page is empty. */
  headingSize?: 'lead' | 'small' | 'title' | 'feature' | undefined;
  /** What to do next, in words. */
  children?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
}

/** An empty place: what the situation is, and what to do next. */
export function EmptyState({
  picture,
  title,
  headingLevel,
  headingSize = 'title',
  children,
  actions,
}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading level={headingLevel} size={headingSize}>
        {title}
      </Heading>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
