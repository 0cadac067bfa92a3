import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h2' | 'h3' | 'p' | undefined;
  id?: string | undefined;
  children?: ReactNode;
}

/** Heard, not seen. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden} {...rest} />;
}
