import type { ReactNode, Ref } from 'react';
import * as choice from '../Field/choice.css.ts';
import { useFieldControl } from '../Field/Field.tsx';
import { FieldMessages, type FieldTexts } from '../Field/messages.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<FieldTexts, 'success'> {
  /** What is switched. */
  label: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** What it switches happens at once: there is nothing to save. */
  onChange: (checked: boolean) => void;
  /** Where the words stand: the switch begins the row, or ends it. */
  side?: 'start' | 'end' | undefined;
  /** Name under which the value is sent. */
  name?: string | undefined;
  /** Can't be used now, and leaves the Tab order. */
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
            // a native checkbox says its own state
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
