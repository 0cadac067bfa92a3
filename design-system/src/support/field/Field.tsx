import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { cx } from '../cx.ts';
import * as styles from './Field.css.ts';

export interface FieldTexts {
  /** Said under the field, with an icon; marks the field as wrong. */
  error?: string | undefined;
  /** Said under the field before anything is wrong. */
  hint?: ReactNode;
  /** Good news under the field, as "Found: Seattle, WA". */
  success?: string | undefined;
}

export const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

/** The ids that a control names in aria-describedby. */
export const describedBy = (id: string, { error, hint, success }: FieldTexts): string | undefined =>
  cx(Boolean(error) && errorId(id), Boolean(hint) && hintId(id), Boolean(success) && `${id}-success`) || undefined;

/** What stands under a control: the error, else the good news, and the hint. */
export function FieldMessages({ id, error, hint, success }: FieldTexts & { id: string }) {
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
          <Message id={`${id}-success`} tone="success">
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

export interface FieldProps extends FieldTexts {
  id: string;
  label: ReactNode;
  /** Small words beside the label: "Optional". */
  labelNote?: string | undefined;
  children: ReactNode;
}

/** Label, control, messages, one under the other. */
export function Field({ id, label, labelNote, children, ...texts }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {labelNote && <span className={styles.labelNote}> {labelNote}</span>}
      </label>
      {children}
      <FieldMessages id={id} {...texts} />
    </div>
  );
}
