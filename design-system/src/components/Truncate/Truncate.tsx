import type { ReactNode } from 'react';
import { lines as perLines } from './Truncate.css.ts';

export interface TruncateProps {
  /** Most lines that are seen; the rest ends in an ellipsis. */
  lines?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** The element that is drawn; choose it for its meaning. */
  as?: 'span' | 'div' | undefined;
  /** The text, whole. */
  children?: ReactNode;
}

/** Text that may be too long for its place: cut for the eye, read out whole. */
export function Truncate({ lines = 1, as: Element = 'span', children }: TruncateProps) {
  return <Element className={perLines[lines]}>{children}</Element>;
}
