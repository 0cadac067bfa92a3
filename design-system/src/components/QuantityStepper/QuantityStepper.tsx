import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './QuantityStepper.css.ts';
import { type Misfit, parsed, shown, stepped, typedAmount } from './quantity.ts';

export interface QuantityStepperProps {
  /** What is counted, in words: "Quantity of Organic Strawberries". */
  label: string;
  /** Labels of the buttons: "Remove one", "Add one". */
  decrementLabel: string;
  /** Label of the plus button. */
  incrementLabel: string;
  /** The amount: pieces, or a weight. */
  value: number;
  /** Called with the new amount, always within `min` and `max`; whether it was typed, and so means exactly this much. */
  onChange: (value: number, isTyped: boolean) => void;
  /** Called when what was typed can't be the amount as it is, with the limit it missed: say so. */
  onMisfit?: ((why: Misfit, limit: number) => void) | undefined;
  /** Whole pieces, or a weight with two decimals (S-261). */
  measure?: 'count' | 'weight' | undefined;
  /** Drawn behind the amount: "lb". */
  unit?: string | undefined;
  /** The amount in words, where digits and unit don't read well: "2 pounds". */
  valueText?: ((value: number) => string) | undefined;
  /** Minimum amount; 1 for pieces and 0.25 for a weight by default. */
  min?: number | undefined;
  /** Maximum amount; none by default. */
  max?: number | undefined;
  /** Step; 1 for pieces and 0.25 for a weight by default. */
  step?: number | undefined;
  /** If set, the minus button at `min` removes the item: it becomes a trash can with this label. */
  removeLabel?: string | undefined;
  /** Called when the trash can of `removeLabel` is pressed, or 0 is typed. */
  onRemove?: ((isTyped: boolean) => void) | undefined;
  /** `mine`: in the cart. `outline`, `tile`: not yet. */
  tone?: 'mine' | 'outline' | 'tile' | undefined;
  /** 44 or 56 px high. */
  size?: 'medium' | 'large' | undefined;
  /** Disabled, and out of the Tab order. */
  disabled?: boolean | undefined;
}

/** How much of something: minus, amount, plus; the amount can be typed. */
export function QuantityStepper({
  label,
  decrementLabel,
  incrementLabel,
  value,
  onChange,
  onMisfit,
  measure = 'count',
  unit,
  valueText = (amount) => [shown(amount, measure), unit].filter(Boolean).join(' '),
  min = measure === 'count' ? 1 : 0.25,
  max = Number.POSITIVE_INFINITY,
  step = measure === 'count' ? 1 : 0.25,
  removeLabel,
  onRemove,
  tone = 'mine',
  size = 'medium',
  disabled = false,
}: QuantityStepperProps) {
  const bounds = { measure, min, max, step };
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState('');
  const removes = value <= min && onRemove !== undefined && removeLabel !== undefined;
  const text = typed ?? shown(value, measure);

  const change = (next: number, aloud = false, isTyped = false) => {
    setTyped(undefined);
    if (aloud) setSaid(valueText(next));
    if (next !== value) onChange(next, isTyped);
  };
  const commit = () => {
    if (typed === undefined) return;
    const { amount = value, misfit } = typedAmount(typed, bounds);
    if (onRemove && parsed(typed) === 0) {
      setTyped(undefined);
      return onRemove(true);
    }
    change(amount, false, true);
    if (misfit) onMisfit?.(misfit, misfit === 'most' ? max : min);
  };
  const keys: Record<string, () => void> = {
    ArrowUp: () => change(stepped(value, 1, bounds)),
    ArrowDown: () => change(stepped(value, -1, bounds)),
    PageUp: () => change(stepped(value, 10, bounds)),
    PageDown: () => change(stepped(value, -10, bounds)),
    Home: () => change(min),
    End: () => change(Number.isFinite(max) ? max : value),
    Enter: commit,
    Escape: () => setTyped(undefined),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape with nothing typed belongs to the dialog around it
    if (event.key === 'Escape' && typed === undefined) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    act();
  };

  return (
    <fieldset aria-label={label} className={styles.stepper({ tone, size })} disabled={disabled}>
      <button
        type="button"
        className={styles.press}
        aria-label={removes ? removeLabel : decrementLabel}
        aria-disabled={!removes && value <= min ? true : undefined}
        onClick={() => (removes ? onRemove(false) : change(stepped(value, -1, bounds), true))}
      >
        <Icon name={removes ? 'trash-2' : 'minus'} size={20} />
      </button>
      <span className={styles.amount}>
        <input
          type="text"
          role="spinbutton"
          inputMode={measure === 'count' ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          className={styles.input}
          size={Math.max(text.length, 1)}
          value={text}
          disabled={disabled}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          aria-valuetext={valueText(value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        {unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
      <button
        type="button"
        className={styles.press}
        aria-label={incrementLabel}
        aria-disabled={value >= max ? true : undefined}
        onClick={() => change(stepped(value, 1, bounds), true)}
      >
        <Icon name="plus" size={20} />
      </button>
      <VisuallyHidden>
        <output aria-live="polite">{said}</output>
      </VisuallyHidden>
    </fieldset>
  );
}
