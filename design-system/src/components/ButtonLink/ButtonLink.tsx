import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../LinkProvider/index.ts';

export interface ButtonLinkProps extends ButtonLook, AriaAttributes {
  /** Where it leads. */
  href: string;
  /** Where the page opens: `_blank` for a new tab. */
  target?: string | undefined;
  /** How that page relates to this one: `noreferrer`. */
  rel?: string | undefined;
  /** The file it leads to is kept instead of shown; a text is its name. */
  download?: string | boolean | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** Called before the link is followed. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Where it leads, in words. */
  children?: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ tone, size = 'medium', block = false, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={button({ tone, size, ...(block ? { block } : {}) })}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
