import { useId } from 'react';
import * as box from '../Checkbox/Checkbox.css.ts';
import { FieldGroup, type FieldGroupLook } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './OptionCards.css.ts';

export interface OptionCard {
  value: string;
  label: string;
  /** What it costs, or another short fact. */
  note?: string | undefined;
  disabled?: boolean | undefined;
}

export interface OptionCardsProps extends Omit<FieldGroupLook, 'success'> {
  /** The rule, at the end of the legend: "Up to 3, 2 chosen". */
  rule?: string | undefined;
  /** One of them, or several. */
  chooses: 'one' | 'several';
  /** The options, each a card. */
  options: readonly OptionCard[];
  /** Values of the chosen ones. */
  chosen: readonly string[];
  /** Called with a value and whether it is now chosen. */
  onChange: (value: string, isChosen: boolean) => void;
  /** Cards side by side where there is room; one below the other on a phone. */
  columns?: 2 | 3 | undefined;
  /** Name of the values in the form. */
  name?: string | undefined;
}

/** Options of one word or two, each a card with what it costs; one or several can be chosen. */
export function OptionCards({
  legend,
  rule,
  chooses,
  options,
  chosen,
  onChange,
  columns = chooses === 'one' ? 3 : 2,
  name: given,
  ...texts
}: OptionCardsProps) {
  const made = useId();
  const title = (
    <span className={styles.legend}>
      {legend} {rule && <span className={styles.rule}>{rule}</span>}
    </span>
  );
  return (
    <FieldGroup legend={title} {...texts}>
      <div className={styles.columns[columns]}>
        {options.map((option) => (
          <Option
            key={option.value}
            {...option}
            chooses={chooses}
            noteBelow={columns === 3}
            name={given ?? made}
            checked={chosen.includes(option.value)}
            onChange={onChange}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface OptionProps extends OptionCard {
  chooses: OptionCardsProps['chooses'];
  /** Three cards in a row leave no room for it at the end. */
  noteBelow: boolean;
  name: string;
  checked: boolean;
  onChange: OptionCardsProps['onChange'];
}

function Option({ value, label, note, disabled, chooses, noteBelow, name, checked, onChange }: OptionProps) {
  const input = {
    name,
    value,
    checked,
    disabled,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange(value, currentTarget.checked),
  };
  return (
    <label className={styles.card}>
      {chooses === 'one' ? (
        <input type="radio" className={styles.dot} {...input} />
      ) : (
        <span className={box.place}>
          <input type="checkbox" className={box.box} {...input} />
          <span className={box.mark}>
            <Icon name="check" size={16} />
          </span>
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>{' '}
        {note && noteBelow && <span className={styles.noteBelow}>{note}</span>}
      </span>{' '}
      {note && !noteBelow && <span className={styles.noteAtEnd}>{note}</span>}
    </label>
  );
}
