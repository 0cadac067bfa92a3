import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Field.css.ts';

export interface FieldTexts {
  /** Error below the field, with an icon; marks the field as invalid. */
  error?: string | undefined;
  /** Help below the field, before anything is wrong. */
  hint?: ReactNode;
  /** Success message below the field: "Found: Seattle, WA". */
  success?: string | undefined;
}

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;
const successId = (id: string) => `${id}-success`;

/** The ids that a control names in aria-describedby. */
export const describedBy = (id: string, { error, hint, success }: FieldTexts): string | undefined =>
  cx(Boolean(error) && errorId(id), Boolean(hint) && hintId(id), Boolean(success) && successId(id)) || undefined;

interface FieldMessagesProps extends FieldTexts {
  /** Id of the control; the messages take theirs from it. */
  id: string;
}

/** The messages below a control: the hint, then the error or else the success message. */
export function FieldMessages({ id, error, hint, success }: FieldMessagesProps) {
  return (
    <>
      {hint && (
        <div id={hintId(id)} className={styles.hint}>
          {hint}
        </div>
      )}
      {error ? (
        <Message id={errorId(id)} tone="error">
          {error}
        </Message>
      ) : (
        success && (
          <Message id={successId(id)} tone="success">
            {success}
          </Message>
        )
      )}
    </>
  );
}

function Message({ id, tone, children }: { id: string; tone: 'error' | 'success'; children: ReactNode }) {
  return (
    <div id={id} className={cx(styles.message, styles.messageTone[tone])}>
      <span className={styles.messageIcon}>
        <Icon name={tone === 'error' ? 'circle-alert' : 'circle-check'} size={16} />
      </span>
      <span>{children}</span>
    </div>
  );
}
