import { type ReactNode, type Ref, useId } from 'react';
import { cx } from '../../support/cx.ts';
import { input } from '../../support/field/Field.css.ts';
import { Field, type FieldTexts, describedBy } from '../../support/field/Field.tsx';
import { Icon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string> extends FieldTexts {
  label: ReactNode;
  labelNote?: string | undefined;
  name: string;
  options: readonly SelectOption<Value>[];
  /** The chosen value; empty shows the placeholder. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** First line while nothing is chosen: "Select". */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The browser's own list of choices. */
export function Select<Value extends string = string>({
  label,
  labelNote,
  error,
  hint,
  success,
  id: given,
  options,
  value,
  onChange,
  placeholder,
  ...rest
}: SelectProps<Value>) {
  const made = useId();
  const id = given ?? made;
  const texts = { error, hint, success };
  return (
    <Field id={id} label={label} labelNote={labelNote} {...texts}>
      <div className={styles.wrapper}>
        <select
          {...rest}
          id={id}
          className={cx(input, styles.select)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </Field>
  );
}
