import type { ReactNode, Ref } from 'react';
import { page } from './Page.css.ts';

export interface PageProps {
  /** Frame of 1440 px with its margins, a text of 800 px, or a form of 520 px. */
  width?: 'content' | 'text' | 'form' | undefined;
  /** Space above and below: of a screen, or none. */
  space?: 'screen' | 'none' | undefined;
  /** The element that is drawn; `main` once per screen. */
  as?: 'div' | 'main' | 'header' | 'footer' | 'section' | undefined;
  /** Where a skip link leads. */
  id?: string | undefined;
  /** -1 lets a skip link put the focus here. */
  tabIndex?: number | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLElement> | undefined;
  /** The screen. */
  children?: ReactNode;
}

/** The frame of a screen: centred, with the page's margins (16, 32, 40 or 64 px by width). */
export function Page({ width = 'content', space = 'screen', as: Element = 'div', ref, ...rest }: PageProps) {
  return <Element className={page({ width, space })} ref={ref as Ref<never>} {...rest} />;
}
