import { type ReactNode, type Ref, useId } from 'react';
import { FieldMessages, type FieldTexts, describedBy } from '../../support/field/Field.tsx';
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
export function Checkbox({ label, checked, onChange, error, hint, id: given, ...rest }: CheckboxProps) {
  const made = useId();
  const id = given ?? made;
  const texts = { error, hint };
  return (
    <div className={styles.wrapper}>
      <label className={styles.row}>
        <span className={styles.place}>
          <input
            {...rest}
            id={id}
            type="checkbox"
            className={styles.box}
            checked={checked}
            onChange={(event) => onChange(event.currentTarget.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, texts)}
          />
          <span className={styles.mark}>
            <Icon name="check" size={16} />
          </span>
        </span>
        <span>{label}</span>
      </label>
      {(error || hint) && (
        <div className={styles.under}>
          <FieldMessages id={id} {...texts} />
        </div>
      )}
    </div>
  );
}
