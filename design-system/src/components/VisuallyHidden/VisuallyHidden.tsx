import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** The element that is drawn; choose it for its meaning. */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'p' | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** What is heard. */
  children?: ReactNode;
}

/** Heard, not seen. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden} {...rest} />;
}
