import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import type { LayoutElement } from '../../support/elements.ts';
import type { Space } from '../../theme/space.ts';
import * as styles from './Box.css.ts';

export interface BoxProps {
  /** Padding all round, in steps of 4 px. */
  padding?: Space | undefined;
  /** Inline padding; wins over `padding`. */
  paddingX?: Space | undefined;
  /** Block padding; wins over `padding`. */
  paddingY?: Space | undefined;
  /** The ground; without it the one below shows through. */
  surface?: 'page' | 'card' | 'tile' | 'sunken' | undefined;
  /** Rounds the corners as a card's or a tile's. */
  radius?: 'card' | 'tile' | undefined;
  /** The element that is drawn; choose it for its meaning. */
  as?: LayoutElement | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** What stands inside. */
  children?: ReactNode;
}

/** A surface with padding. */
export function Box({
  padding,
  paddingX = padding,
  paddingY = padding,
  surface,
  radius,
  as: Element = 'div',
  ...rest
}: BoxProps) {
  const className = cx(
    paddingX !== undefined && styles.paddingInline[paddingX],
    paddingY !== undefined && styles.paddingBlock[paddingY],
    surface && styles.surface[surface],
    radius && styles.radius[radius],
  );
  return <Element className={className || undefined} {...rest} />;
}
