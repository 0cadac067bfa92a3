import * as RadixDialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { innerEscape } from '../../support/overlay/innerEscape.ts';
import { scrim } from '../../support/overlay/overlay.css.ts';
import { type OverlayProps, useOverlay } from '../../support/overlay/useOverlay.ts';
import { useReturnFocus } from '../../support/overlay/useReturnFocus.ts';
import { IconButton } from '../IconButton/index.ts';
import { visuallyHidden } from '../../support/visuallyHidden.css.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends OverlayProps {
  /** Its name; shown at the top unless there is a `header`. */
  title: string;
  /** Edge of the screen: `start` is up to 360 px wide, `end` up to 480 px. */
  side: 'start' | 'end';
  /** A small line below the title: "14 items". */
  detail?: string | undefined;
  /** Seen at the top instead of the title, as the wordmark. */
  header?: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /** Name of the close button, which takes focus. */
  closeLabel: string;
  /** What scrolls between header and footer. */
  children?: ReactNode;
}

/** A panel that slides in from the side of the screen; focus stays inside while it is open (G-121). */
export function Drawer({
  open,
  onOpenChange,
  onBeforeClose,
  title,
  side,
  detail,
  header,
  footer,
  closeLabel,
  children,
}: DrawerProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = useOverlay({ open, onOpenChange, onBeforeClose });
  const focus = useReturnFocus(() => closeButton.current);
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrim} />
        <RadixDialog.Content
          className={styles.panel({ side })}
          {...(detail ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={innerEscape}
          {...focus}
        >
          <div className={styles.top}>
            <div className={styles.words}>
              <RadixDialog.Title className={header ? visuallyHidden : styles.title}>{title}</RadixDialog.Title>
              {detail && <RadixDialog.Description className={styles.detail}>{detail}</RadixDialog.Description>}
              {header}
            </div>
            <IconButton ref={closeButton} label={closeLabel} icon="x" onClick={close} />
          </div>
          <div className={styles.middle}>{children}</div>
          {footer && <div className={styles.bottom}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
