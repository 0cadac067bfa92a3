import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { Icon } from '../Icon/index.ts';
import { Link } from '../LinkProvider/index.ts';

export interface ButtonLinkProps extends ButtonLook, AriaAttributes {
  href: string;
  target?: string | undefined;
  rel?: string | undefined;
  id?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
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
