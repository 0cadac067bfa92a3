import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** How it looks; `label` and `meta` are in the text face, the others in the banner's display face. */
  size: 'hero' | 'landing' | 'page' | 'feature' | 'title' | 'small' | 'lead' | 'label' | 'meta';
  /** Color by meaning; ink by default. */
  tone?: 'ink' | 'soft' | 'success' | 'error' | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** -1 lets a script move focus here after a page change. */
  tabIndex?: number | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** The words of the heading. */
  children?: ReactNode;
}

/** A heading whose level and size are separate choices. */
export function Heading({ level, size, tone = 'ink', ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element className={heading({ size, tone })} {...rest} />;
}
