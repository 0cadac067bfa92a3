import { Icon, type IconName } from '@larder/design-system/Icon';
import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import { linkButton } from './LinkButton.css.ts';

interface LinkButtonProps extends AriaAttributes {
  icon?: IconName;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}

/** A small action among links, such as "How it works", which opens a dialog. */
export function LinkButton({ icon, children, ...rest }: LinkButtonProps) {
  return (
    <button type="button" className={linkButton} {...rest}>
      {icon ? <Icon name={icon} size={16} /> : null}
      {children}
    </button>
  );
}
