import type { AriaAttributes, MouseEvent, Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { Link } from '../LinkProvider/index.ts';

export interface IconButtonLinkProps extends AriaAttributes {
  /** Where it leads, in words: its accessible name. */
  label: string;
  /** The icon; everyone must know it. */
  icon: IconName;
  /** Where it leads. */
  href: string;
  /** Id of the element. */
  id?: string | undefined;
  /** Called before the link is followed. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link that is one icon, 44 px square. */
export function IconButtonLink({ label, icon, ...rest }: IconButtonLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={iconButton}>
      <Icon name={icon} size={24} />
    </Link>
  );
}
