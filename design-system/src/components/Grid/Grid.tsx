import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import type { LayoutElement } from '../../support/elements.ts';
import type { Space } from '../../theme/space.ts';
import * as styles from './Grid.css.ts';

export type ColumnCount = 1 | 2 | 3 | 4 | 6;

export interface GridProps {
  /** Number of equal columns: on a phone, from 768 px, from 990 px, from 1200 px. */
  columns: {
    base: ColumnCount;
    tablet?: ColumnCount | undefined;
    desktop?: ColumnCount | undefined;
    wide?: ColumnCount | undefined;
  };
  /** A step of space, or the page's gutter (16, 20 or 24 px by width). */
  gap: Space | 'gutter';
  /** Element to render; choose it for its meaning. */
  as?: LayoutElement | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** Accessible name, when no visible text provides it. */
  'aria-label'?: string | undefined;
  /** Id of the element that names it. */
  'aria-labelledby'?: string | undefined;
  /** The cells. */
  children?: ReactNode;
}

/** Children in equal columns. */
export function Grid({ columns: { base, tablet, desktop, wide }, gap, as: Element = 'div', ...rest }: GridProps) {
  const className = cx(
    styles.grid,
    styles.gap[gap],
    styles.base[base],
    tablet && styles.tablet[tablet],
    desktop && styles.desktop[desktop],
    wide && styles.wide[wide],
  );
  return <Element className={className} {...rest} />;
}
