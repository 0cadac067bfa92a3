import { characterCount } from '../../support/characters.ts';
import { type Ref, useId } from 'react';
import { cx } from '../../support/cx.ts';
import { hint as hintStyle, input } from '../Field/Field.css.ts';
import { Field, type FieldLook } from '../Field/index.ts';
import * as styles from './Textarea.css.ts';

export interface TextareaProps extends FieldLook {
  /** Name of the value in the form. */
  name: string;
  /** The text in the field. */
  value: string;
  /** Called with the text as it is typed. */
  onChange: (value: string) => void;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** Lines at first; the field grows with the text. */
  rows?: 2 | 3 | 4 | 6 | 8 | undefined;
  /** Maximum number of characters, as people count them; people can type past it and are told, nothing is cut off. */
  limit?: number | undefined;
  /** Text of the count below the field: "12 of 200". */
  countText?: ((used: number, limit: number) => string) | undefined;
  /** What the browser may fill in: `email`, `street-address`. */
  autoComplete?: string | undefined;
  /** Whether the browser checks spelling. */
  spellCheck?: boolean | undefined;
  /** Required before the form can be sent. */
  required?: boolean | undefined;
  /** Disabled, and out of the Tab order. */
  disabled?: boolean | undefined;
  /** Can be read and copied, but not changed. */
  readOnly?: boolean | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. */
export function Textarea({
  id,
  label,
  labelHidden,
  labelNote,
  error,
  hint,
  success,
  value,
  onChange,
  rows = 3,
  limit,
  countText = (count, most) => `${count} of ${most}`,
  ...rest
}: TextareaProps) {
  const countId = useId();
  const used = limit === undefined ? 0 : characterCount(value);
  const over = limit !== undefined && used > limit;
  return (
    <Field {...{ id, label, labelHidden, labelNote, error, hint, success }}>
      {(control) => (
        <>
          <textarea
            {...rest}
            {...control}
            rows={rows}
            className={cx(input, styles.lines, styles.least[rows])}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            aria-invalid={control['aria-invalid'] ?? (over ? true : undefined)}
            aria-describedby={cx(control['aria-describedby'], limit !== undefined && countId) || undefined}
          />
          {limit !== undefined && (
            <div id={countId} className={cx(hintStyle, styles.count, over && styles.over)}>
              {countText(used, limit)}
            </div>
          )}
        </>
      )}
    </Field>
  );
}
