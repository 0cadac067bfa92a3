import { type ReactNode, useId, useRef } from 'react';
import { Modal } from '../../support/overlay/Modal.tsx';
import { scrim } from '../../support/overlay/overlay.css.ts';
import { type OverlayProps, useOverlay } from '../../support/overlay/useOverlay.ts';
import { useReturnFocus } from '../../support/overlay/useReturnFocus.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './BottomSheet.css.ts';
import { useSwipeDown } from './useSwipeDown.ts';

export interface BottomSheetProps extends OverlayProps {
  /** Title of the sheet, which takes focus. */
  title: ReactNode;
  /** Read with the title when the sheet opens. */
  description?: ReactNode;
  /** As tall as its content, or as the screen. */
  height?: 'content' | 'full' | undefined;
  /** Stays at the bottom while the rest scrolls: the main action, within the thumb's reach. */
  footer?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** What scrolls between the title and the footer. */
  children?: ReactNode;
}

/** A panel that slides up from the bottom of a phone's screen. The title takes focus (S-59). */
export function BottomSheet({
  open,
  onOpenChange,
  onBeforeClose,
  title,
  description,
  height = 'content',
  footer,
  closeLabel,
  children,
}: BottomSheetProps) {
  const titleId = useId();
  const descriptionId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useOverlay({ open, onOpenChange, onBeforeClose });
  const focus = useReturnFocus(() => heading.current);
  const swipe = useSwipeDown(close);
  return (
    <Modal
      open={open}
      close={close}
      focus={focus}
      titleId={titleId}
      descriptionId={description ? descriptionId : undefined}
      look={{ scrim, panel: styles.panel({ height }) }}
    >
      <div className={styles.top} {...swipe}>
        <span className={styles.handle} aria-hidden="true" />
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon="x" onClick={close} />
      </div>
      <div className={styles.middle}>
        {description && (
          <div id={descriptionId} className={styles.description}>
            {description}
          </div>
        )}
        {children}
      </div>
      {footer && <div className={styles.bottom}>{footer}</div>}
    </Modal>
  );
}
