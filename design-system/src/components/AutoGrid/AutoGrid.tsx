import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import type { LayoutElement } from '../../support/elements.ts';
import type { Space } from '../../theme/space.ts';
import * as styles from './AutoGrid.css.ts';

export interface AutoGridProps {
  /** Minimum width of a column: 120, 160, 240, or 320 px. As many as fit go side by side. */
  size: 'tiny' | 'small' | 'medium' | 'large';
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

/** As many equal columns as fit. */
export function AutoGrid({ size, gap, as: Element = 'div', ...rest }: AutoGridProps) {
  return <Element className={cx(styles.autoGrid, styles.size[size], styles.gap[gap])} {...rest} />;
}
