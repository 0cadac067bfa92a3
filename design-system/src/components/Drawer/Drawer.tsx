import { type ReactNode, useDeferredValue, useId, useRef } from 'react';
import { Modal } from '../../support/overlay/Modal.tsx';
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
  const titleId = useId();
  const detailId = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = useOverlay({ open, onOpenChange, onBeforeClose });
  const focus = useReturnFocus(() => closeButton.current, { isInSight: true });
  return (
    <Modal
      open={open}
      close={close}
      focus={focus}
      titleId={titleId}
      descriptionId={detail && detailId}
      look={{ scrim, panel: styles.panel({ side }) }}
    >
      <div className={styles.top}>
        <div className={styles.words}>
          <h2 id={titleId} className={header ? visuallyHidden : styles.title}>
            {title}
          </h2>
          {detail && (
            <p id={detailId} className={styles.detail}>
              {detail}
            </p>
          )}
          {header}
        </div>
        <IconButton ref={closeButton} label={closeLabel} icon="x" onClick={close} />
      </div>
      <div className={styles.middle}>
        <Late>{children}</Late>
      </div>
      {footer && <div className={styles.bottom}>{footer}</div>}
    </Modal>
  );
}

/** The panel answers the press at once; what it holds may be much, and comes with the frame after. */
function Late({ children }: Pick<DrawerProps, 'children'>) {
  return useDeferredValue(true, false) ? children : null;
}
