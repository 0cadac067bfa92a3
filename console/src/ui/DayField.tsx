import { Field } from '@larder/design-system/Field';
import * as styles from './DayField.css.ts';

interface DayFieldProps {
  label: string;
  /** `2026-08-05`; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A day, typed or chosen in the browser's own calendar. */
export const DayField = ({ label, value, onChange }: DayFieldProps) => (
  <Field label={label}>
    {(control) => (
      <input
        {...control}
        className={styles.input}
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
