import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import type { LayoutElement } from '../../support/elements.ts';
import type { Space } from '../../theme/space.ts';
import * as styles from './Box.css.ts';

export interface BoxProps {
  /** Padding on all sides, in steps of 4 px. */
  padding?: Space | undefined;
  /** Inline padding; overrides `padding`. */
  paddingX?: Space | undefined;
  /** Block padding; overrides `padding`. */
  paddingY?: Space | undefined;
  /** The background; without it, the one below shows through. */
  surface?: 'page' | 'card' | 'tile' | 'sunken' | undefined;
  /** Rounds the corners as a card's or a tile's. */
  radius?: 'card' | 'tile' | undefined;
  /** Element to render; choose it for its meaning. */
  as?: LayoutElement | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** The content. */
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
