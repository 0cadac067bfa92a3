import type { ReactNode } from 'react';
import type { LayoutElement } from '../../support/elements.ts';
import type { Space } from '../../theme/space.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** Space between the children, in steps of 4 px. */
  gap: Space;
  /** How the children stand across the column; they fill it unless told. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
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
  /** What stands one under the other. */
  children?: ReactNode;
}

/** Children one under the other. */
export function Stack({ gap, align = 'stretch', as: Element = 'div', ...rest }: StackProps) {
  return <Element className={stack({ gap, align })} {...rest} />;
}
