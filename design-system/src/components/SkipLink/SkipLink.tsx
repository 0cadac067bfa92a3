import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Place on this page: "#main". */
  href: `#${string}`;
  /** Where it leads: "Skip to content". */
  children: ReactNode;
}

/** The first Tab stop: past the header, to the content. Visible while it has focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  );
}
