import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** How it looks; `label` and `meta` are in the text face, the others in the banner's display face. */
  size: 'hero' | 'landing' | 'page' | 'feature' | 'title' | 'small' | 'lead' | 'label' | 'meta';
  /** Color by meaning; ink unless told. */
  tone?: 'ink' | 'soft' | 'success' | 'error' | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** -1 lets a script put the focus here after a change of page. */
  tabIndex?: number | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** The words of the heading. */
  children?: ReactNode;
}

/** A heading whose level and size are chosen apart. */
export function Heading({ level, size, tone = 'ink', ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element className={heading({ size, tone })} {...rest} />;
}
