import type { ReactNode } from 'react';
import type { LayoutElement } from '../../support/elements.ts';
import type { Space } from '../../theme/space.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** Space between the children, in steps of 4 px. */
  gap: Space;
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  as?: LayoutElement | undefined;
  id?: string | undefined;
  role?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children?: ReactNode;
}

/** Children one under the other. */
export function Stack({ gap, align = 'stretch', as: Element = 'div', ...rest }: StackProps) {
  return <Element className={stack({ gap, align })} {...rest} />;
}
