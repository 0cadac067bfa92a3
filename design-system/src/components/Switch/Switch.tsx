import type { ReactNode, Ref } from 'react';
import * as choice from '../Field/choice.css.ts';
import { FieldMessages, type FieldTexts, useFieldControl } from '../Field/index.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<FieldTexts, 'success'> {
  /** What the switch controls. */
  label: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state, which takes effect at once: there is nothing to save. */
  onChange: (checked: boolean) => void;
  /** Where the switch goes: at the start of the row, or at the end. */
  side?: 'start' | 'end' | undefined;
  /** Name of the value in the form. */
  name?: string | undefined;
  /** Disabled, and out of the Tab order. */
  disabled?: boolean | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** On or off, at once: 52 by 32 px in a target of 56 by 44. */
export function Switch({ label, onChange, side = 'end', error, hint, id, ...rest }: SwitchProps) {
  const control = useFieldControl({ error, hint }, id);
  return (
    <div className={choice.wrapper}>
      <label className={styles.row[side]}>
        <span className={styles.target}>
          <input
            {...rest}
            {...control}
            type="checkbox"
            // a native checkbox announces its own state
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
            role="switch"
            className={styles.track}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        </span>
        <span>{label}</span>
      </label>
      {(error || hint) && <FieldMessages id={control.id} error={error} hint={hint} />}
    </div>
  );
}
