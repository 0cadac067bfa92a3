import type { ReactNode, Ref } from 'react';
import { card } from './Card.css.ts';

export interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  /** none, 16, 20 (24 from 768 px), 20 (40 from 768 px). */
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /** A result is won in ink, lost in the control's edge. */
  edge?: 'hairline' | 'ink' | 'control' | undefined;
  id?: string | undefined;
  tabIndex?: number | undefined;
  role?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
}

/** A white surface with a hairline. */
export function Card({ as: Element = 'div', padding = 'medium', edge = 'hairline', ref, ...rest }: CardProps) {
  return <Element className={card({ padding, edge })} ref={ref as Ref<never>} {...rest} />;
}
