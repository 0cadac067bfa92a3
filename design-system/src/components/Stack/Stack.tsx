import type { ReactNode } from 'react';
import type { LayoutElement } from '../../support/elements.ts';
import type { Space } from '../../theme/space.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** Space between the children, in steps of 4 px. */
  gap: Space;
  /** Alignment of the children across the column; they fill it by default. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
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
  /** The children, one below the other. */
  children?: ReactNode;
}

/** Children one below the other. */
export function Stack({ gap, align = 'stretch', as: Element = 'div', ...rest }: StackProps) {
  return <Element className={stack({ gap, align })} {...rest} />;
}
