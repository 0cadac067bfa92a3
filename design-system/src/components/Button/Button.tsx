import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { button, spinner } from './Button.css.ts';

/** How a button looks; shared with ButtonLink. */
export interface ButtonLook {
  /** One `primary` per card, dialog or panel; `brand` and `outline` for actions that repeat. */
  tone: 'primary' | 'brand' | 'outline' | 'quiet' | 'plain';
  /** 44, 48 or 56 px high. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Takes the full width. */
  block?: boolean | undefined;
  /** Icon before the words. */
  icon?: IconName | undefined;
}

export interface ButtonProps extends ButtonLook, AriaAttributes {
  /** Work is in progress: it keeps focus, shows a spinner, and ignores presses. */
  busy?: boolean | undefined;
  /** Label while busy; its own label by default. */
  busyLabel?: string | undefined;
  /** Disabled, and out of the Tab order. */
  disabled?: boolean | undefined;
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit' | undefined;
  /** Name under which `value` is sent with the form. */
  name?: string | undefined;
  /** Sent with the form when this button sends it. */
  value?: string | undefined;
  /** Id of the form it submits, when it is outside of it. */
  form?: string | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** Called on click, Enter, and Space; not while busy. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** What it does, in a verb: "Play now". */
  children?: ReactNode;
}

/** Does something on this page. To lead elsewhere, use a ButtonLink. */
export function Button({
  tone,
  size = 'medium',
  block = false,
  icon,
  busy = false,
  busyLabel,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      onClick={press}
      className={button({ tone, size, ...(block ? { block } : {}), ...(disabled ? { off: true } : {}) })}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {busy ? <span className={spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
