import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Place on this page: "#main". */
  href: `#${string}`;
  /** Where it leads: "Skip to content". */
  children: ReactNode;
}

/** The first stop of Tab: over the header, to the content. Seen while it has focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  );
}
