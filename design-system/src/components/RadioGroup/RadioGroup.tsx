import { type ReactNode, type Ref, useId } from 'react';
import { cx } from '../../support/cx.ts';
import * as choice from '../Field/choice.css.ts';
import { hint as hintStyle } from '../Field/Field.css.ts';
import { FieldGroup, type FieldGroupLook } from '../Field/index.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Small text below the label. */
  description?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> extends Omit<FieldGroupLook, 'success'> {
  /** The choices. */
  options: readonly RadioOption<Value>[];
  /** The chosen value; empty while nothing is chosen. */
  value: Value | '';
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /** Name of the value in the form. */
  name?: string | undefined;
  /** Required before the form can be sent. */
  required?: boolean | undefined;
  /** The first radio: where focus goes when the answer is missing. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of a few options, all of them visible. */
export function RadioGroup<Value extends string = string>({
  options,
  value,
  onChange,
  name: given,
  ref,
  ...look
}: RadioGroupProps<Value>) {
  const id = useId();
  const name = given ?? id;
  return (
    <FieldGroup {...look} role="radiogroup">
      <div>
        {options.map((option, index) => (
          <div key={option.value}>
            <label className={choice.row}>
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                className={cx(styles.dot, Boolean(look.error) && styles.wrong)}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                aria-describedby={option.description ? `${id}-${option.value}` : undefined}
              />
              <span>{option.label}</span>
            </label>
            {option.description && (
              <div id={`${id}-${option.value}`} className={cx(choice.under, hintStyle)}>
                {option.description}
              </div>
            )}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
