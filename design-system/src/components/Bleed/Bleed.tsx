import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import type { Space } from '../../theme/space.ts';
import * as styles from './Bleed.css.ts';

export interface BleedProps {
  /** How far it goes beyond its parent at both sides of a line: the parent's padding, or the page's margin. */
  inline?: Space | 'margin' | undefined;
  /** How far it goes beyond its parent above and below. */
  block?: Space | undefined;
  /** What runs to the edge. */
  children?: ReactNode;
}

/** Extends its children into the parent's padding, such as a picture that runs to the edge of a card. */
export function Bleed({ inline, block, children }: BleedProps) {
  const className = cx(inline !== undefined && styles.inline[inline], block !== undefined && styles.block[block]);
  return <div className={className || undefined}>{children}</div>;
}
