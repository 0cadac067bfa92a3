import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { Link } from '../LinkProvider/index.ts';
import { textLink } from './TextLink.css.ts';

export interface TextLinkProps extends AriaAttributes {
  /** Where it leads. */
  href: string;
  /** Inherited by default. */
  size?: 'meta' | 'body' | undefined;
  /** On its own, so it is 44 px high; a link in a sentence is not. */
  standalone?: boolean | undefined;
  /** Underlined on hover only: for "Back". */
  quiet?: boolean | undefined;
  /** Icon before the words. */
  icon?: IconName | undefined;
  /** Saves what it leads to; the name to save it under, unless the server names it. */
  download?: string | boolean | undefined;
  /** Where the page opens: `_blank` for a new tab. */
  target?: string | undefined;
  /** How that page relates to this one: `noreferrer`. */
  rel?: string | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** Called before the link is followed. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Where it leads, in words that make sense alone. */
  children?: ReactNode;
}

/** A link in words. */
export function TextLink({ size, standalone, quiet, icon, children, ...rest }: TextLinkProps) {
  const className = textLink({
    size: size ?? 'inherit',
    ...(standalone ? { standalone } : {}),
    ...(quiet ? { quiet } : {}),
  });
  return (
    <Link {...rest} className={className}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
