import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { Link } from '../LinkProvider/index.ts';
import { textLink } from './TextLink.css.ts';

export interface TextLinkProps extends AriaAttributes {
  href: string;
  /** As the text round it unless told. */
  size?: 'meta' | 'body' | undefined;
  /** Stands alone, so it is 44 px high; a link in a sentence is not. */
  standalone?: boolean | undefined;
  /** Underlined under the pointer only: for "Back". */
  quiet?: boolean | undefined;
  icon?: IconName | undefined;
  /** Saves what it leads to; the name to save it under, unless the server names it. */
  download?: string | boolean | undefined;
  target?: string | undefined;
  rel?: string | undefined;
  id?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
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
