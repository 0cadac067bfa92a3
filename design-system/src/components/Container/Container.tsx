import type { ReactNode, Ref } from 'react';
import { container } from './Container.css.ts';

export interface ContainerProps {
  /** Frame of 1440 px with its margins, a text of 800 px, or a form of 520 px. */
  width?: 'content' | 'text' | 'form' | undefined;
  /** Space above and below: of a screen, or none. */
  space?: 'screen' | 'none' | undefined;
  /** Element to render; `main` once per screen. */
  as?: 'div' | 'main' | 'header' | 'footer' | 'section' | undefined;
  /** Where a skip link leads. */
  id?: string | undefined;
  /** -1 lets a skip link move focus here. */
  tabIndex?: number | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLElement> | undefined;
  /** The screen. */
  children?: ReactNode;
}

/** The frame of a screen: centered, with the page's margins (16, 32, 40 or 64 px by width). */
export function Container({ width = 'content', space = 'screen', as: Element = 'div', ref, ...rest }: ContainerProps) {
  return <Element className={container({ width, space })} ref={ref as Ref<never>} {...rest} />;
}
