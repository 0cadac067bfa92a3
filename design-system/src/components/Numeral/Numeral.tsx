import type { ReactNode } from 'react';
import { numeral } from './Numeral.css.ts';

export interface NumeralProps {
  /** 24, 28, 32 to 36, 36 to 40, 56 to 72 px. */
  size: 'small' | 'title' | 'feature' | 'page' | 'hero';
  /** Element to render; choose it for its meaning. */
  as?: 'span' | 'dd' | 'p' | 'output' | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** The figure. */
  children?: ReactNode;
}

/** Points, entries, money: the display face with tabular digits. */
export function Numeral({ size, as: Element = 'span', ...rest }: NumeralProps) {
  return <Element className={numeral({ size })} {...rest} />;
}
