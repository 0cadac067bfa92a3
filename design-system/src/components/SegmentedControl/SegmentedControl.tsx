import { useId } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { visuallyHidden } from '../../support/visuallyHidden.css.ts';
import * as styles from './SegmentedControl.css.ts';

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string = string> {
  /** Name of the group. */
  legend: string;
  /** Keeps the legend for screen readers only; a word on the page already says what the choice is about. */
  legendHidden?: boolean | undefined;
  /** Two to five, each a word or two. */
  segments: readonly Segment<Value>[];
  /** The chosen segment. */
  value: Value;
  /** Called with the chosen value, which takes effect right away: there is nothing to save. */
  onChange: (value: Value) => void;
  /** Name of the value in the form. */
  name?: string | undefined;
}

/** One of a few views of the same content, side by side. */
export function SegmentedControl<Value extends string = string>({
  legend,
  legendHidden = true,
  segments,
  value,
  onChange,
  name: given,
}: SegmentedControlProps<Value>) {
  const made = useId();
  const name = given ?? made;
  return (
    <fieldset className={styles.group}>
      <legend className={legendHidden ? visuallyHidden : styles.legend}>{legend}</legend>
      <div className={styles.track}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled}
              onChange={() => onChange(segment.value)}
            />
            {segment.icon && <Icon name={segment.icon} />}
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
