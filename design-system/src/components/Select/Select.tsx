import type { Ref } from 'react';
import { cx } from '../../support/cx.ts';
import { input } from '../Field/Field.css.ts';
import { Field, type FieldLook } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string> extends FieldLook {
  /** Name of the value in the form. */
  name: string;
  /** The choices. */
  options: readonly SelectOption<Value>[];
  /** The chosen value; empty shows the placeholder. */
  value: Value | '';
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /** First line while nothing is chosen: "Select". */
  placeholder?: string | undefined;
  /** What the browser may fill in: `email`, `street-address`. */
  autoComplete?: string | undefined;
  /** Required before the form can be sent. */
  required?: boolean | undefined;
  /** Disabled, and out of the Tab order. */
  disabled?: boolean | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The browser's own list of choices. */
export function Select<Value extends string = string>({
  id,
  label,
  labelHidden,
  labelNote,
  error,
  hint,
  success,
  options,
  onChange,
  placeholder,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field {...{ id, label, labelHidden, labelNote, error, hint, success }}>
      {(control) => (
        <div className={styles.wrapper}>
          <select
            {...rest}
            {...control}
            className={cx(input, styles.select)}
            onChange={(event) => onChange(event.currentTarget.value as Value)}
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
      )}
    </Field>
  );
}
