import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from 'react';
import { input } from '../../support/field/Field.css.ts';
import { Field, type FieldTexts, describedBy } from '../../support/field/Field.tsx';

export interface TextFieldProps extends FieldTexts {
  label: ReactNode;
  /** Small words beside the label: "Optional". */
  labelNote?: string | undefined;
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
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text with its label above and its message below. */
export function TextField({
  label,
  labelNote,
  error,
  hint,
  success,
  id: given,
  value,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const made = useId();
  const id = given ?? made;
  const texts = { error, hint, success };
  return (
    <Field id={id} label={label} labelNote={labelNote} {...texts}>
      <input
        {...rest}
        id={id}
        type={type}
        className={input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, texts)}
      />
    </Field>
  );
}
