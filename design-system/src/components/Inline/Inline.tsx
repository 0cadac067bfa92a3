import type { ReactNode } from 'react';
import type { LayoutElement } from '../../support/elements.ts';
import type { Space } from '../../theme/space.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  /** Space between the children, in steps of 4 px. */
  gap: Space;
  /** Alignment of the children across the line. */
  align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch' | undefined;
  /** Distribution of the children along the line. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Wraps when it runs out of room; on by default. */
  wrap?: boolean | undefined;
  /** Element to render; choose it for its meaning. */
  as?: LayoutElement | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** ARIA role, when no element has it natively. */
  role?: string | undefined;
  /** Accessible name, when no visible text provides it. */
  'aria-label'?: string | undefined;
  /** Id of the element that names it. */
  'aria-labelledby'?: string | undefined;
  /** The children, side by side. */
  children?: ReactNode;
}

/** Children side by side. */
export function Inline({
  gap,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
  ...rest
}: InlineProps) {
  return <Element className={inline({ gap, align, justify, wrap })} {...rest} />;
}
