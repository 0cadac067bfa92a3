import type { ReactNode } from 'react';
import type { LayoutElement } from '../../support/elements.ts';
import type { Space } from '../../theme/space.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  /** Space between the children, in steps of 4 px. */
  gap: Space;
  /** How the children stand across the line. */
  align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch' | undefined;
  /** How the children share the room along the line. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Goes on in a new line when the room is used up; on unless told otherwise. */
  wrap?: boolean | undefined;
  /** The element that is drawn; choose it for its meaning. */
  as?: LayoutElement | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** ARIA role, where no element has it by itself. */
  role?: string | undefined;
  /** Accessible name, where no visible words give it. */
  'aria-label'?: string | undefined;
  /** Id of the words that name it. */
  'aria-labelledby'?: string | undefined;
  /** What stands side by side. */
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
