import type { ReactNode, Ref } from 'react';
import * as choice from '../Field/choice.css.ts';
import { useFieldControl } from '../Field/Field.tsx';
import { FieldMessages, type FieldTexts } from '../Field/messages.tsx';
import { Icon } from '../Icon/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldTexts, 'success'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string | undefined;
  value?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A box that is ticked or not. */
export function Checkbox({ label, onChange, error, hint, id, ...rest }: CheckboxProps) {
  const control = useFieldControl({ error, hint }, id);
  return (
    <div className={choice.wrapper}>
      <label className={choice.row}>
        <span className={styles.place}>
          <input
            {...rest}
            {...control}
            type="checkbox"
            className={styles.box}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span className={styles.mark}>
            <Icon name="check" size={16} />
          </span>
        </span>
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
