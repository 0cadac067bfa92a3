import { type ChangeEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Field } from '../Field/index.ts';
import * as styles from './OneTimeCodeField.css.ts';

export interface OneTimeCodeFieldProps {
  /** Label of the field. */
  label: ReactNode;
  /** Count of digits. */
  length: number;
  /** The digits so far. */
  value: string;
  /** Called with the digits so far. */
  onChange: (value: string) => void;
  /** Called once when the last digit is in: typed, pasted, or autofilled. */
  onComplete?: ((value: string) => void) | undefined;
  /** Error below the field, with an icon; marks the field as invalid. */
  error?: string | undefined;
  /** Help below the field, before anything is wrong. */
  hint?: ReactNode;
  /** Disabled, and out of the Tab order. */
  disabled?: boolean | undefined;
  /** `wrong` keeps the digits and selects them all; `expired` takes no more digits. */
  state?: 'wrong' | 'expired' | undefined;
  /** Name of the value in the form. */
  name?: string | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const noCells: readonly number[] = [];

/** A code that was sent: one real input drawn as cells, so that pasting and the phone's autofill work. */
export function OneTimeCodeField({
  label,
  length,
  value,
  onChange,
  onComplete,
  error,
  hint,
  disabled = false,
  state,
  name = 'code',
  ref,
}: OneTimeCodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState(false);

  useEffect(() => {
    if (state !== 'wrong') return;
    input.current?.focus();
    input.current?.select();
  }, [state]);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  // the drawn cells show no caret between digits, so it always stays after the last one
  const settle = ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
    const end = field.value.length;
    if (field.selectionStart === field.selectionEnd && field.selectionEnd !== end) field.setSelectionRange(end, end);
    setSelected(end > 0 && field.selectionStart === 0 && field.selectionEnd === end);
  };
  const setInput = (element: HTMLInputElement | null) => {
    input.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  const now = Math.min(value.length, length - 1);
  const cells = length > 0 ? Array.from({ length }, (_, index) => index) : noCells;

  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={styles.place} data-state={state ?? (error ? 'wrong' : undefined)}>
          <input
            ref={setInput}
            {...control}
            name={name}
            className={styles.input}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete="one-time-code"
            value={value}
            onChange={change}
            onSelect={settle}
            disabled={disabled || state === 'expired'}
            aria-invalid={error || state === 'wrong' ? true : undefined}
          />
          <div className={styles.cells} aria-hidden="true" data-selected={selected || undefined}>
            {cells.map((index) => (
              <span key={index} className={styles.cell} data-now={(index === now && !selected) || undefined}>
                {value[index]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
