import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { directionOf } from '../../support/direction.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { moveAmongSlots } from './moveAmongSlots.ts';
import * as styles from './SlotPicker.css.ts';

export interface SlotOption<Value extends string = string> {
  value: Value;
  /** When: "4–5 PM". */
  label: string;
  /** The time as spoken, where digits and dashes don't read well: "4 to 5 PM". */
  spoken?: string | undefined;
  /** What it costs and how many are left, in words: "Free · 1 left". */
  detail: string;
  /** Few left; a green slot; none left, so it can't be chosen. */
  state?: 'open' | 'few' | 'green' | 'full' | undefined;
}

export interface SlotDay<Value extends string = string> {
  key: string;
  /** "Today", "Thu". */
  title: string;
  /** "Aug 6". */
  date: string;
  /** Text next to the title where a day is a chip: "6". */
  short: string;
  /** The day as spoken: "Thursday, August 6". */
  spoken: string;
  slots: readonly SlotOption<Value>[];
}

export interface SlotPickerProps<Value extends string = string> {
  /** What is chosen: "Pickup time". */
  label: string;
  /** What the chips choose on a phone: "Day". */
  dayLabel: string;
  /** Shown when a day has no slots: "No times this day". */
  emptyLabel: string;
  /** The days, each with its slots. */
  days: readonly SlotDay<Value>[];
  /** The chosen slot; empty while none is chosen. */
  value: Value | '';
  /** Called with the chosen slot. */
  onChange: (value: Value) => void;
}

/** A time slot for pickup or delivery: days side by side, or on a phone one day behind its chip. */
export function SlotPicker<Value extends string = string>({
  label,
  dayLabel,
  emptyLabel,
  days,
  value,
  onChange,
}: SlotPickerProps<Value>) {
  const id = useId();
  const grid = useRef<HTMLFieldSetElement>(null);
  const [picked, setPicked] = useState<string>();
  const chosenDay = days.find(({ slots }) => slots.some((slot) => slot.value === value))?.key;
  const firstDay = days.find(({ slots }) => slots.some(({ state }) => state !== 'full'))?.key ?? days[0]?.key;
  const current = picked ?? chosenDay ?? firstDay;

  /** Radios go through the days on their own; in columns, sideways keys should lead sideways. */
  const onKeyDown = (event: KeyboardEvent) => {
    const columns = [...(grid.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])]
      .filter((day) => day.checkVisibility?.() ?? true)
      .map((day) => [...day.querySelectorAll('input')]);
    const at = columns.findIndex((inputs) => inputs.includes(event.target as HTMLInputElement));
    const row = columns[at]?.indexOf(event.target as HTMLInputElement) ?? -1;
    if (row < 0) return;
    const open = columns.map((inputs) => inputs.map(({ disabled }) => !disabled));
    const to = moveAmongSlots(event.key, open, [at, row], directionOf(event.currentTarget));
    if (!to) return;
    event.preventDefault();
    const next = columns[to[0]]?.[to[1]];
    next?.focus();
    next?.click();
  };

  return (
    <div className={styles.picker}>
      <fieldset className={styles.chips} aria-label={dayLabel}>
        {days.map((day) => (
          <label key={day.key} className={styles.chip}>
            <input
              type="radio"
              className={styles.input}
              name={`${id}-day`}
              value={day.key}
              checked={day.key === current}
              onChange={() => setPicked(day.key)}
              aria-label={day.spoken}
            />
            <span aria-hidden="true">{day.title}</span>
            <span aria-hidden="true" className={styles.chipDate}>
              {day.short}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset ref={grid} className={styles.days} aria-label={label}>
        {days.map((day) => (
          <fieldset
            key={day.key}
            className={styles.day}
            aria-label={day.spoken}
            data-day={day.key}
            data-current={day.key === current || undefined}
          >
            <div className={styles.head} data-chosen={day.key === chosenDay || undefined} aria-hidden="true">
              <span className={styles.headTitle}>{day.title}</span>
              <span className={styles.detail}>{day.date}</span>
            </div>
            {day.slots.map((slot) => (
              <Slot
                key={slot.value}
                slot={slot}
                name={`${id}-slot`}
                checked={slot.value === value}
                onChange={onChange}
                onKeyDown={onKeyDown}
              />
            ))}
            {day.slots.length === 0 && <p className={styles.detail}>{emptyLabel}</p>}
          </fieldset>
        ))}
      </fieldset>
    </div>
  );
}

interface SlotProps<Value extends string> {
  slot: SlotOption<Value>;
  name: string;
  checked: boolean;
  onChange: (value: Value) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Slot<Value extends string>({ slot, name, checked, onChange, onKeyDown }: SlotProps<Value>) {
  const { value, label, spoken, detail, state = 'open' } = slot;
  return (
    <label className={styles.slot} data-state={state}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={value}
        checked={checked}
        disabled={state === 'full'}
        onChange={() => onChange(value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.time} aria-hidden={spoken ? true : undefined}>
        {label}
      </span>
      {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}{' '}
      <span className={styles.detail}>
        {state === 'green' && <Icon name="leaf" size={16} />}
        {detail}
      </span>
    </label>
  );
}
