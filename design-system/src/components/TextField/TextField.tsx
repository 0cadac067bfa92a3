import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { input } from '../Field/Field.css.ts';
import { Field, type FieldLook } from '../Field/index.ts';

export interface TextFieldProps extends FieldLook {
  /** Name of the value in the form. */
  name: string;
  /** The text in the field. */
  value: string;
  /** Called with the text as it is typed. */
  onChange: (value: string) => void;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** What people type: sets the phone's keyboard and the browser's validation. */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | undefined;
  /** The phone's keyboard, where `type` doesn't choose it: `numeric` for a ZIP code. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url' | undefined;
  /** What the browser may fill in: `email`, `street-address`. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Which letters the phone's keyboard makes capital. */
  autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters' | undefined;
  /** Whether the browser checks spelling. */
  spellCheck?: boolean | undefined;
  /** Maximum number of characters that can be typed. */
  maxLength?: number | undefined;
  /** Required before the form can be sent. */
  required?: boolean | undefined;
  /** Disabled, and out of the Tab order. */
  disabled?: boolean | undefined;
  /** Can be read and copied, but not changed. */
  readOnly?: boolean | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text with its label above and its message below. */
export function TextField({
  id,
  label,
  labelHidden,
  labelNote,
  error,
  hint,
  success,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, labelNote, error, hint, success }}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          className={input}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
