import type { ReactNode, Ref } from 'react';
import * as choice from '../Field/choice.css.ts';
import { FieldMessages, type FieldTexts, useFieldControl } from '../Field/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldTexts, 'success'> {
  /** What is agreed to or chosen. */
  label: ReactNode;
  /** `quiet` turns gray when it's checked: something is done with, not chosen. */
  tone?: 'action' | 'quiet' | undefined;
  /** Whether it is checked. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  /** Name of the value in the form. */
  name?: string | undefined;
  /** Sent under `name` when checked; `on` unless told. */
  value?: string | undefined;
  /** Required before the form can be sent. */
  required?: boolean | undefined;
  /** Disabled, and out of the Tab order. */
  disabled?: boolean | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A box to check or leave unchecked. */
export function Checkbox({ label, tone = 'action', onChange, error, hint, id, ...rest }: CheckboxProps) {
  const control = useFieldControl({ error, hint }, id);
  return (
    <div className={choice.wrapper}>
      <label className={choice.row}>
        <input
          {...rest}
          {...control}
          type="checkbox"
          className={tone === 'quiet' ? styles.quietBox : styles.box}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {(error || hint) && (
        <div className={choice.under}>
          <FieldMessages id={control.id} error={error} hint={hint} />
        </div>
      )}
    </div>
  );
}
