import type { AriaAttributes, MouseEvent, Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends AriaAttributes {
  /** What it does, in words: its accessible name. */
  label: string;
  /** The one icon; it must be known to everybody. */
  icon: IconName;
  /** Can't be used now, and leaves the Tab order. */
  disabled?: boolean | undefined;
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit' | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** Called on click, Enter, and Space. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button of one icon, 44 px square. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconButton}>
      <Icon name={icon} size={24} />
    </button>
  );
}
