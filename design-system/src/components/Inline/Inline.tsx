import type { ReactNode } from 'react';
import type { LayoutElement } from '../../support/elements.ts';
import type { Space } from '../../theme/space.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  /** Space between the children, in steps of 4 px. */
  gap: Space;
  align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Goes on in a new line when the room is used up; on unless told otherwise. */
  wrap?: boolean | undefined;
  as?: LayoutElement | undefined;
  id?: string | undefined;
  role?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
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
