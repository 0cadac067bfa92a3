import { type KeyboardEvent, type Ref, useState } from 'react';
import { cx } from '../../support/cx.ts';
import { input } from '../Field/Field.css.ts';
import { Field, type FieldLook } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './NumberField.css.ts';
import { boundedTo, readNumber, writeNumber } from './numbers.ts';

export interface NumberFieldProps extends FieldLook {
  /** Name of the value in the form. */
  name: string;
  /** `null` while nothing, or no number, is typed. */
  value: number | null;
  /** Called with the number, or with `null` while there is none. */
  onChange: (value: number | null) => void;
  /** Minimum. */
  min?: number | undefined;
  /** Maximum. */
  max?: number | undefined;
  /** Step of an arrow key or a button; Page Up and Page Down go ten times as far. */
  step?: number | undefined;
  /** Digits behind the decimal point. */
  decimals?: 0 | 1 | 2 | undefined;
  /** Comes after the number and is read with it: "lb". */
  unit?: string | undefined;
  /** Names of the two buttons. */
  labels?: { decrease: string; increase: string } | undefined;
  /** Required before the form can be sent. */
  required?: boolean | undefined;
  /** Disabled, and out of the Tab order. */
  disabled?: boolean | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A number to type, or to step with the arrow keys and the two buttons. */
export function NumberField({
  id,
  label,
  labelHidden,
  labelNote,
  error,
  hint,
  success,
  name,
  value,
  onChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  decimals = 0,
  unit,
  labels = { decrease: 'Less', increase: 'More' },
  required,
  disabled = false,
  ref,
}: NumberFieldProps) {
  // a number may be half typed: "1." stays as it is until focus leaves the field
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? writeNumber(value, decimals);

  const go = (next: number) => {
    setTyped(undefined);
    onChange(boundedTo(next, min, max, decimals));
  };
  const by = (steps: number) => () => go(value === null ? min : value + steps * step);
  const keys: Partial<Record<string, () => void>> = {
    ArrowUp: by(1),
    ArrowDown: by(-1),
    PageUp: by(10),
    PageDown: by(-10),
    ...(max < Number.MAX_SAFE_INTEGER ? { End: () => go(max) } : {}),
    Home: () => go(min),
  };
  const press = (event: KeyboardEvent) => {
    const act = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const button = (sign: 'minus' | 'plus', steps: 1 | -1, words: string, off: boolean) => (
    <button
      type="button"
      tabIndex={-1}
      className={styles.button}
      aria-label={words}
      disabled={disabled || off}
      onClick={by(steps)}
    >
      <Icon name={sign} />
    </button>
  );

  return (
    <Field {...{ id, label, labelHidden, labelNote, error, hint, success }}>
      {(control) => (
        <div className={styles.row}>
          {button('minus', -1, labels.decrease, value !== null && value <= min)}
          <div className={styles.place}>
            <input
              {...control}
              ref={ref}
              name={name}
              type="text"
              inputMode={decimals > 0 ? 'decimal' : 'numeric'}
              autoComplete="off"
              role="spinbutton"
              aria-valuenow={value ?? undefined}
              aria-valuetext={unit && value !== null ? `${writeNumber(value, decimals)} ${unit}` : undefined}
              aria-valuemin={min}
              aria-valuemax={max < Number.MAX_SAFE_INTEGER ? max : undefined}
              required={required}
              disabled={disabled}
              className={cx(input, styles.number)}
              value={shown}
              onKeyDown={press}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                onChange(readNumber(event.currentTarget.value));
              }}
              onBlur={() => (value === null ? setTyped(undefined) : go(value))}
            />
            {unit && (
              <span className={styles.unit} aria-hidden="true">
                {unit}
              </span>
            )}
          </div>
          {button('plus', 1, labels.increase, value !== null && value >= max)}
        </div>
      )}
    </Field>
  );
}
