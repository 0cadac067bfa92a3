import type { AriaAttributes, MouseEvent, Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends AriaAttributes {
  /** What it does, in words: its accessible name. */
  label: string;
  /** The icon; everyone must know it. */
  icon: IconName;
  /** Disabled, and out of the Tab order. */
  disabled?: boolean | undefined;
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit' | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** Called on click, Enter, and Space. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that is one icon, 44 px square. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconButton}>
      <Icon name={icon} size={24} />
    </button>
  );
}
