import * as RadixPopover from '@radix-ui/react-popover';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { innerEscape } from '../../support/overlay/innerEscape.ts';
import { type TriggeredProps, useOpen } from '../../support/overlay/useOpen.ts';
import { useReturnFocus } from '../../support/overlay/useReturnFocus.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps extends TriggeredProps {
  /** A Button or an IconButton that it opens from and is placed by. */
  trigger: ReactElement;
  /** Title of the panel, which takes focus. */
  title: ReactNode;
  /** Where it opens if there is room. */
  side?: 'above' | 'below' | undefined;
  /** Which edge of the trigger the panel lines up with. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Name of the close button. */
  closeLabel: string;
  /** What the panel says. */
  children?: ReactNode;
}

/** A small panel next to what it explains; the page behind stays available (S-59). */
export function Popover({
  trigger,
  title,
  side = 'below',
  align = 'center',
  closeLabel,
  children,
  ...opening
}: PopoverProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { open, change, close } = useOpen(opening);
  const focus = useReturnFocus(() => heading.current);
  return (
    <RadixPopover.Root open={open} onOpenChange={change}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          className={styles.panel}
          side={side === 'above' ? 'top' : 'bottom'}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          aria-labelledby={titleId}
          onEscapeKeyDown={innerEscape}
          {...focus}
        >
          <div className={styles.top}>
            <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <IconButton label={closeLabel} icon="x" onClick={close} />
          </div>
          <div className={styles.inner}>{children}</div>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
