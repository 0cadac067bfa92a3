import { type ChangeEvent, type Ref, useId, useRef } from 'react';
import { cx } from '../../support/cx.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { describedBy, FieldGroup, type FieldGroupLook } from '../Field/index.ts';
import * as styles from './DateField.css.ts';

export type DatePart = 'month' | 'day' | 'year';

/** The parts as typed: digits or empty. */
export type DateFieldValue = Record<DatePart, string>;

export interface DateFieldProps extends Omit<FieldGroupLook, 'success'> {
  /** The three parts as typed: digits or nothing. */
  value: DateFieldValue;
  /** Called with all three parts when one of them changes. */
  onChange: (value: DateFieldValue) => void;
  /** The field that the error is about; all three without it. */
  errorPart?: DatePart | undefined;
  /** Labels of the three fields: the name and, beside it, the format. */
  labels?: Record<DatePart, { name: string; shape: string }> | undefined;
  /** The month field: where focus goes when the date is wrong. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const parts = [
  { part: 'month', digits: 2, autoComplete: 'bday-month' },
  { part: 'day', digits: 2, autoComplete: 'bday-day' },
  { part: 'year', digits: 4, autoComplete: 'bday-year' },
] as const satisfies readonly { part: DatePart; digits: number; autoComplete: string }[];

const englishLabels: Record<DatePart, { name: string; shape: string }> = {
  month: { name: 'Month', shape: 'MM' },
  day: { name: 'Day', shape: 'DD' },
  year: { name: 'Year', shape: 'YYYY' },
};

/** A date of birth asked neutrally: three empty fields, no example, no default, no list of years (N-15). */
export function DateField({ value, onChange, error, errorPart, labels = englishLabels, ref, ...look }: DateFieldProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  const change = (index: number, part: DatePart, digits: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value.replace(/\D/g, '').slice(0, digits);
    onChange({ ...value, [part]: typed });
    const byKey = (event.nativeEvent as InputEvent).inputType === 'insertText';
    if (byKey && typed.length === digits) row.current?.querySelectorAll('input')[index + 1]?.focus();
  };

  return (
    <FieldGroup {...look} id={id} error={error}>
      <div className={styles.row} ref={row}>
        {parts.map(({ part, digits, autoComplete }, index) => {
          const wrong = Boolean(error) && (errorPart === undefined || errorPart === part);
          return (
            <div key={part} className={styles.part}>
              <label htmlFor={`${id}-${part}`} className={fieldStyles.label}>
                {labels[part].name}
                <span className={fieldStyles.labelNote}> {labels[part].shape}</span>
              </label>
              <input
                ref={index === 0 ? ref : undefined}
                id={`${id}-${part}`}
                name={part}
                className={cx(fieldStyles.input, styles.digits)}
                type="text"
                inputMode="numeric"
                pattern="[0-9]*"
                maxLength={digits}
                autoComplete={autoComplete}
                value={value[part]}
                onChange={change(index, part, digits)}
                aria-invalid={wrong || undefined}
                aria-describedby={wrong ? describedBy(id, { error }) : undefined}
              />
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
