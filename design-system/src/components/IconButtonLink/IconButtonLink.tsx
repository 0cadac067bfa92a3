import type { AriaAttributes, MouseEvent, Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { Link } from '../LinkProvider/index.ts';

export interface IconButtonLinkProps extends AriaAttributes {
  /** Where it leads, in words: its accessible name. */
  label: string;
  icon: IconName;
  href: string;
  id?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link of one icon, 44 px square. */
export function IconButtonLink({ label, icon, ...rest }: IconButtonLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={iconButton}>
      <Icon name={icon} size={24} />
    </Link>
  );
}
