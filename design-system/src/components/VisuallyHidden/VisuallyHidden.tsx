import type { ReactNode } from 'react';
import { visuallyHidden } from '../../support/visuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Element to render; choose it for its meaning. */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'p' | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** The text that is read out. */
  children?: ReactNode;
}

/** Read out, but not visible. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden} {...rest} />;
}
