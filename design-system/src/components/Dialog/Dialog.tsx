import { type ReactNode, useId, useRef } from 'react';
import { cx } from '../../support/cx.ts';
import { Modal } from '../../support/overlay/Modal.tsx';
import { type OverlayProps, useOverlay } from '../../support/overlay/useOverlay.ts';
import { useReturnFocus } from '../../support/overlay/useReturnFocus.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps extends OverlayProps {
  /** Id of its panel in the document. */
  id?: string | undefined;
  /** Title of the dialog, which takes focus. */
  title: ReactNode;
  /** `page` for the one word of a win. */
  titleSize?: 'feature' | 'page' | undefined;
  /** Read with the title when the dialog opens. */
  description?: ReactNode;
  /** Small line above the title, in line with the close button: the step of a flow. */
  eyebrow?: ReactNode;
  /** Picture above the title. */
  picture?: ReactNode;
  /** Art across the whole top. */
  art?: ReactNode;
  /** Buttons, stacked, the primary one first. */
  actions?: ReactNode;
  /** 520 or 800 px. */
  size?: 'medium' | 'wide' | undefined;
  /** Alignment of title and text: `center` for a moment such as a win. */
  align?: 'start' | 'center' | undefined;
  /** Name of the close button. */
  closeLabel: string;
  /**
   * `true`: close button, Escape and a press beside it. `'escape'`: Escape and the browser's Back only, for a question
   * whose quiet answer is Escape. `false`: none of them, the buttons inside decide.
   */
  dismissible?: boolean | 'escape' | undefined;
  /** The content between the title and the buttons. */
  children?: ReactNode;
}

/** A question or a message above the page. The title takes focus, and focus returns on close. */
export function Dialog({
  id,
  open,
  onOpenChange,
  onBeforeClose,
  title,
  titleSize = 'feature',
  description,
  eyebrow,
  picture,
  art,
  actions,
  size = 'medium',
  align = 'start',
  closeLabel,
  dismissible = true,
  children,
}: DialogProps) {
  const titleId = useId();
  const descriptionId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useOverlay({ open, onOpenChange, onBeforeClose, backCloses: dismissible !== false });
  const focus = useReturnFocus(() => heading.current);
  const alone = dismissible === true && !eyebrow && !picture && !art;

  return (
    <Modal
      id={id}
      open={open}
      close={close}
      besideCloses={dismissible === true}
      escapeCloses={dismissible !== false}
      focus={focus}
      titleId={titleId}
      descriptionId={description ? descriptionId : undefined}
      look={{ scrim: styles.backdrop, panel: styles.panel({ size }) }}
      isPlaced
    >
      <div className={styles.scroller}>
        {art && <div className={styles.art}>{art}</div>}
        <div className={styles.inner({ align })}>
          {picture}
          <div className={styles.head}>
            {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
            <h2
              ref={heading}
              id={titleId}
              tabIndex={-1}
              className={cx(styles.title[titleSize], alone && align === 'start' && styles.besideClose)}
            >
              {title}
            </h2>
            {description && (
              <div id={descriptionId} className={styles.description}>
                {description}
              </div>
            )}
          </div>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {dismissible === true && (
        <div className={styles.close}>
          <IconButton label={closeLabel} icon="x" onClick={close} />
        </div>
      )}
    </Modal>
  );
}
