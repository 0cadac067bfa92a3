import { type ReactNode, useId } from 'react';
import { box } from '../Checkbox/Checkbox.css.ts';
import { FieldGroup, type FieldGroupLook } from '../Field/index.ts';
import * as styles from './OptionCards.css.ts';

export interface OptionCard {
  value: string;
  label: string;
  /** What it costs, or another short fact. */
  note?: string | undefined;
  /** What it looks like; with one, all of them stand upright, three side by side. */
  picture?: ReactNode;
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
  /** Words alone on pills, beside one another as far as they fit; the chosen one is filled. */
  look?: 'cards' | 'chips' | undefined;
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
  look = 'cards',
  name: given,
  ...texts
}: OptionCardsProps) {
  const made = useId();
  const isUpright = options.some(({ picture }) => Boolean(picture));
  const title = (
    <span className={styles.legend}>
      {legend} {rule && <span className={styles.rule}>{rule}</span>}
    </span>
  );
  return (
    <FieldGroup legend={title} {...texts}>
      <div className={look === 'chips' ? styles.chips : isUpright ? styles.upright : styles.columns[columns]}>
        {options.map((option) => (
          <Option
            isChip={look === 'chips'}
            key={option.value}
            {...option}
            chooses={chooses}
            isUpright={isUpright}
            noteBelow={columns === 3 || isUpright}
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
  isChip: boolean;
  /** Picture, name, and note, one below the other. */
  isUpright: boolean;
  /** Three cards in a row leave no room for it at the end. */
  noteBelow: boolean;
  name: string;
  checked: boolean;
  onChange: OptionCardsProps['onChange'];
}

function Option(props: OptionProps) {
  const { value, label, note, picture, disabled, chooses, isChip, isUpright, noteBelow, name, checked, onChange } =
    props;
  const input = {
    name,
    value,
    checked,
    disabled,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange(value, currentTarget.checked),
  };
  const type = chooses === 'one' ? 'radio' : 'checkbox';
  if (isChip)
    return (
      <label className={styles.chip}>
        <input type={type} className={styles.hidden} {...input} />
        {label}
      </label>
    );
  return (
    <label className={isUpright ? styles.uprightCard : styles.card}>
      {chooses === 'one' ? (
        <input type="radio" className={isUpright ? styles.seal : styles.dot} {...input} />
      ) : (
        <input type="checkbox" className={isUpright ? styles.seal : box} {...input} />
      )}
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={noteBelow ? styles.words : styles.wordsInRow}>
        <span className={styles.label}>{label}</span>{' '}
        {note && <span className={noteBelow ? styles.noteBelow : styles.noteAtEnd}>{note}</span>}
      </span>
    </label>
  );
}
