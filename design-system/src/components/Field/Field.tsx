import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';
import { FieldMessages, type FieldTexts, describedBy } from './messages.tsx';

/** What ties a control to its label and its messages: spread it on the control. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** What ties a control to the messages under it, for a control that brings its own label. */
export function useFieldControl(texts: FieldTexts, given?: string): FieldControl {
  const made = useId();
  const id = given ?? made;
  return { id, 'aria-invalid': texts.error ? true : undefined, 'aria-describedby': describedBy(id, texts) };
}

/** Id of the label of a control, for what else has the same name: its list. */
export const labelId = (id: string) => `${id}-label`;

/** What every field with one control takes. */
export interface FieldLook extends FieldTexts {
  /** Label of the field. */
  label: ReactNode;
  /** The label is heard only, when the place says what the field is for. */
  labelHidden?: boolean | undefined;
  /** Small words beside the label: "Optional". */
  labelNote?: string | undefined;
  /** Id of the control; made up when none is given. */
  id?: string | undefined;
}

export interface FieldProps extends FieldLook {
  /** Draws the control; what it gets belongs on the element that takes the focus. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, messages, one under the other: the base of every field, and the way to make one more. */
export function Field({ id, label, labelHidden = false, labelNote, children, ...texts }: FieldProps) {
  const control = useFieldControl(texts, id);
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} id={labelId(control.id)} className={labelHidden ? visuallyHidden : styles.label}>
        {label}
        {labelNote && (
          <>
            {' '}
            <span className={styles.labelNote}>{labelNote}</span>
          </>
        )}
      </label>
      {children(control)}
      <FieldMessages id={control.id} {...texts} />
    </div>
  );
}
