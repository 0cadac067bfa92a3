import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import type { LayoutElement } from '../../support/elements.ts';
import type { Space } from '../../theme/space.ts';
import * as styles from './Tiles.css.ts';

export interface TilesProps {
  /** Least width of a tile: 120, 160, 240 or 320 px. As many as fit stand side by side. */
  size: 'tiny' | 'small' | 'medium' | 'large';
  /** A step of space, or the page's gutter (16, 20 or 24 px by width). */
  gap: Space | 'gutter';
  /** The element that is drawn; choose it for its meaning. */
  as?: LayoutElement | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** Accessible name, where no visible words give it. */
  'aria-label'?: string | undefined;
  /** Id of the words that name it. */
  'aria-labelledby'?: string | undefined;
  /** The cells. */
  children?: ReactNode;
}

/** As many equal columns as the room has place for. */
export function Tiles({ size, gap, as: Element = 'div', ...rest }: TilesProps) {
  return <Element className={cx(styles.tiles, styles.size[size], styles.gap[gap])} {...rest} />;
}
