import { type ReactNode, useId } from 'react';
import { cx } from '../../support/cx.ts';
import { FieldGroup, type FieldGroupLook } from '../Field/index.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './RadioCards.css.ts';

export interface RadioCardOption<Value extends string = string> {
  value: Value;
  title: string;
  description?: ReactNode;
  icon?: IconName | undefined;
  /** A picture instead of the icon, with its own tile. */
  picture?: ReactNode;
  /** A short fact at the end, such as a distance; the radio mark then moves to the start. */
  end?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string = string> extends Omit<FieldGroupLook, 'success'> {
  /** The choices, each a card. */
  options: readonly RadioCardOption<Value>[];
  /** Where the radio mark is: after the text, or before it, on its first line. */
  marks?: 'start' | 'end' | undefined;
  /** The chosen value; empty while nothing is chosen. */
  value: Value | '';
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /** Name of the value in the form. */
  name?: string | undefined;
}

/** One of a few choices, each a card. */
export function RadioCards<Value extends string = string>({
  options,
  value,
  onChange,
  name: given,
  marks = 'end',
  ...look
}: RadioCardsProps<Value>) {
  const made = useId();
  const name = given ?? made;
  return (
    <FieldGroup {...look}>
      <div className={styles.cards}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            {...option}
            isMarkedFirst={marks === 'start' || Boolean(option.end)}
            name={name}
            checked={option.value === value}
            onChange={onChange}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface RadioCardProps<Value extends string> extends RadioCardOption<Value> {
  isMarkedFirst: boolean;
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
  end,
  disabled,
  isMarkedFirst,
  name,
  checked,
  onChange,
}: RadioCardProps<Value>) {
  const id = useId();
  return (
    <label className={cx(styles.card, isMarkedFirst && styles.markFirst)}>
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
      {end && <span className={styles.end}>{end}</span>}
      <input
        type="radio"
        className={isMarkedFirst ? styles.firstDot : styles.dot}
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
