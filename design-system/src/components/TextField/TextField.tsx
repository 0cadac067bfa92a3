import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { input } from '../Field/Field.css.ts';
import { Field, type FieldLook } from '../Field/index.ts';

export interface TextFieldProps extends FieldLook {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters' | undefined;
  spellCheck?: boolean | undefined;
  maxLength?: number | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
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
