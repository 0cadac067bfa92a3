import type { ReactNode, Ref } from 'react';
import { card } from './Card.css.ts';

export interface CardProps {
  /** Element to render; choose it for its meaning. */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  /** None, 16, 20 (24 from 768 px), or 20 px (40 from 768 px). */
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /** A result is won in ink, lost in the control's edge. */
  edge?: 'hairline' | 'ink' | 'control' | undefined;
  /** Takes so many rows of the grid around it, and shares their heights with the cards beside it. */
  rows?: 3 | 4 | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** -1 lets a script move focus here. */
  tabIndex?: number | undefined;
  /** ARIA role, when no element has it natively. */
  role?: string | undefined;
  /** Accessible name, when no visible text provides it. */
  'aria-label'?: string | undefined;
  /** Id of the element that names it. */
  'aria-labelledby'?: string | undefined;
  /** Id of the words that describe it. */
  'aria-describedby'?: string | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLElement> | undefined;
  /** What the card holds. */
  children?: ReactNode;
}

/** A white surface with a hairline. */
export function Card({ as: Element = 'div', padding = 'medium', edge = 'hairline', rows, ref, ...rest }: CardProps) {
  const look = {
    ...(padding === 'none' ? {} : { padding }),
    ...(edge === 'hairline' ? {} : { edge }),
    ...(rows ? { rows } : {}),
  };
  return <Element className={card(look)} ref={ref as Ref<never>} {...rest} />;
}
