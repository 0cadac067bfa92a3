import { type ReactNode, useId, useRef } from 'react';
import { Modal } from '../../support/overlay/Modal.tsx';
import { type OverlayProps, useOverlay } from '../../support/overlay/useOverlay.ts';
import { useReturnFocus } from '../../support/overlay/useReturnFocus.ts';
import { Button } from '../Button/index.ts';
import * as styles from '../Dialog/Dialog.css.ts';

export interface AlertDialogProps extends OverlayProps {
  /** The question: "Leave this game?". */
  title: ReactNode;
  /** What the answer leads to; read with the title. */
  description: ReactNode;
  /** What happens, in the words of the question: "Leave". */
  confirmLabel: string;
  /** Called with the confirmation; the parent closes the dialog when it is done. */
  onConfirm: () => void;
  /** The safe answer, which takes focus: "Stay". */
  cancelLabel: string;
  /** In progress: the button shows a spinner. */
  busy?: boolean | undefined;
  /** Label of the button while busy. */
  busyLabel?: string | undefined;
  /** More content between the question and the answers. */
  children?: ReactNode;
}

/** A question that interrupts and must be answered; Escape and Back answer with the safe one (S-59). */
export function AlertDialog({
  open,
  onOpenChange,
  onBeforeClose,
  title,
  description,
  confirmLabel,
  onConfirm,
  cancelLabel,
  busy = false,
  busyLabel,
  children,
}: AlertDialogProps) {
  const titleId = useId();
  const descriptionId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const close = useOverlay({ open, onOpenChange, onBeforeClose });
  const focus = useReturnFocus(() => cancel.current);
  return (
    <Modal
      role="alertdialog"
      open={open}
      close={close}
      focus={focus}
      titleId={titleId}
      descriptionId={descriptionId}
      look={{ scrim: styles.backdrop, panel: styles.panel({ size: 'medium' }) }}
      isPlaced
    >
      <div className={styles.scroller}>
        <div className={styles.inner({ align: 'start' })}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title.feature}>
              {title}
            </h2>
            <div id={descriptionId} className={styles.description}>
              {description}
            </div>
          </div>
          {children}
          <div className={styles.actions}>
            <Button tone="primary" block busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
            <Button tone="outline" block ref={cancel} onClick={close}>
              {cancelLabel}
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}
