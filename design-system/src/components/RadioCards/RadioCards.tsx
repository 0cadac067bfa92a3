import { type ReactNode, useId } from 'react';
import { FieldMessages, type FieldTexts, describedBy } from '../../support/field/Field.tsx';
import { Icon, type IconName } from '../Icon/index.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './RadioCards.css.ts';

export interface RadioCardOption<Value extends string = string> {
  value: Value;
  title: string;
  description?: ReactNode;
  icon?: IconName | undefined;
  /** A picture instead of the icon, with its own tile. */
  picture?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string = string> extends Pick<FieldTexts, 'error'> {
  legend: ReactNode;
  /** The legend is heard only, when a heading above says the same. */
  legendHidden?: boolean | undefined;
  options: readonly RadioCardOption<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  name?: string | undefined;
}

/** One of a few choices, each a card. */
export function RadioCards<Value extends string = string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  name: given,
  error,
}: RadioCardsProps<Value>) {
  const id = useId();
  const name = given ?? id;
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(id, { error })}>
      <legend className={legendHidden ? visuallyHidden : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <RadioCard key={option.value} {...option} name={name} checked={option.value === value} onChange={onChange} />
      ))}
      <FieldMessages id={id} error={error} />
    </fieldset>
  );
}

interface RadioCardProps<Value extends string> extends RadioCardOption<Value> {
  name: string;
  checked: boolean;
  onChange: (value: Value) => void;
}

function RadioCard<Value extends string>({
  value,
  title,
  description,
  icon,
  picture,
  disabled,
  name,
  checked,
  onChange,
}: RadioCardProps<Value>) {
  const id = useId();
  return (
    <label className={styles.card}>
      {picture ? (
        <span className={styles.picture}>{picture}</span>
      ) : (
        icon && (
          <span className={styles.sign}>
            <Icon name={icon} size={24} />
          </span>
        )
      )}
      <span className={styles.words}>
        <span className={styles.title} id={`${id}-title`}>
          {title}
        </span>
        {description && (
          <span className={styles.description} id={`${id}-description`}>
            {description}
          </span>
        )}
      </span>
      <input
        type="radio"
        className={styles.dot}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onChange(value)}
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
      />
    </label>
  );
}
