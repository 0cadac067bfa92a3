import type { AriaAttributes, MouseEvent, Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends AriaAttributes {
  /** What it does, in words: its accessible name. */
  label: string;
  icon: IconName;
  disabled?: boolean | undefined;
  type?: 'button' | 'submit' | undefined;
  id?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
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
