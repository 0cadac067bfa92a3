import type { ReactNode } from 'react';
import { lines as perLines } from './Truncate.css.ts';

export interface TruncateProps {
  /** Maximum number of lines; the rest ends in an ellipsis. */
  lines?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Element to render; choose it for its meaning. */
  as?: 'span' | 'div' | undefined;
  /** The text, whole. */
  children?: ReactNode;
}

/** Text that may be too long for its space: cut off visually, read out in full. */
export function Truncate({ lines = 1, as: Element = 'span', children }: TruncateProps) {
  return <Element className={perLines[lines]}>{children}</Element>;
}
