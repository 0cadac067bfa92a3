import { Text } from '@larder/design-system/Text';
import type { ReactNode } from 'react';
import * as styles from './PictureRow.css.ts';

/** Rows of products, each below a line. */
export const PictureRows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>;

interface PictureRowProps {
  picture: ReactNode;
  name: ReactNode;
  /** More about it, in soft words. */
  text?: ReactNode;
  /** What it costs, one below the other. */
  children: ReactNode;
}

/** A product in a row: its picture, what it is, and what it costs. */
export function PictureRow({ picture, name, text, children }: PictureRowProps) {
  return (
    <li className={styles.row}>
      {picture}
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {text && (
          <Text size="meta" tone="soft" as="span">
            {text}
          </Text>
        )}
      </div>
      <div className={styles.amounts}>{children}</div>
    </li>
  );
}

/** What it cost before, struck through; readers hear it in words of their own. */
export const StruckAmount = ({ children }: { children: ReactNode }) => (
  <s className={styles.was} aria-hidden="true">
    {children}
  </s>
);
