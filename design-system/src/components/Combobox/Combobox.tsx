import { useCombobox } from 'downshift';
import { type Ref, useId, useState } from 'react';
import { cx } from '../../support/cx.ts';
import { keepsEscape } from '../../support/overlay/innerEscape.ts';
import { input } from '../Field/Field.css.ts';
import { Field, type FieldLook, labelId } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import { visuallyHidden } from '../../support/visuallyHidden.css.ts';
import * as styles from './Combobox.css.ts';
import { choiceReducer } from './choiceReducer.ts';
import { matches } from './matching.ts';

export interface ComboboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Small text below the label; it is searched too. */
  description?: string | undefined;
  disabled?: boolean | undefined;
}

export interface ComboboxProps<Value extends string = string> extends FieldLook {
  /** Name of the value in the form. */
  name: string;
  /** The choices. */
  options: readonly ComboboxOption<Value>[];
  /** The chosen value; empty while nothing is chosen. */
  value: Value | '';
  /** Called with the chosen value, or with nothing when it is cleared. */
  onChange: (value: Value | '') => void;
  /** Set when the options are the results of a search: they are shown as they come. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** A search is in progress. */
  busy?: boolean | undefined;
  /** Shown while the field is empty; never in place of a label. */
  placeholder?: string | undefined;
  /** Labels of its parts; English by default. */
  labels?: { toggle: string; none: string; busy: string; found: (count: number) => string } | undefined;
  /** Required before the form can be sent. */
  required?: boolean | undefined;
  /** Disabled, and out of the Tab order. */
  disabled?: boolean | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const englishLabels: NonNullable<ComboboxProps['labels']> = {
  toggle: 'Show choices',
  none: 'Nothing found',
  busy: 'Searching',
  found: (count) => (count === 1 ? '1 choice' : `${count} choices`),
};

/** One of a long list, found by typing. */
export function Combobox<Value extends string = string>({
  id: given,
  label,
  labelHidden,
  labelNote,
  error,
  hint,
  success,
  name,
  options,
  value,
  onChange,
  onQueryChange,
  busy = false,
  placeholder,
  labels = englishLabels,
  required,
  disabled = false,
  ref,
}: ComboboxProps<Value>) {
  const made = useId();
  const id = given ?? made;
  const [query, setQuery] = useState('');
  const searched = onQueryChange !== undefined || query === '';
  const shown = searched
    ? options
    : options.filter((option) => matches(`${option.label} ${option.description ?? ''}`, query));
  const combobox = useCombobox<ComboboxOption<Value>>({
    items: [...shown],
    inputId: id,
    labelId: labelId(id),
    menuId: `${id}-list`,
    toggleButtonId: `${id}-toggle`,
    getItemId: (index) => `${id}-option-${index}`,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled ?? false,
    selectedItem: options.find((option) => option.value === value) ?? null,
    stateReducer: choiceReducer,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ''),
    onInputValueChange: ({ type, inputValue }) => {
      const typed = type === useCombobox.stateChangeTypes.InputChange ? inputValue : '';
      setQuery(typed);
      if (type === useCombobox.stateChangeTypes.InputChange) onQueryChange?.(typed);
    },
  });
  const { isOpen, highlightedIndex, selectedItem } = combobox;
  const message = busy ? labels.busy : shown.length === 0 ? labels.none : undefined;

  return (
    <Field {...{ id, label, labelHidden, labelNote, error, hint, success }}>
      {(control) => (
        <div className={styles.place}>
          <input
            {...combobox.getInputProps({ disabled, ...(ref ? { ref } : {}) })}
            {...control}
            {...keepsEscape(isOpen)}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            required={required}
            className={cx(input, styles.input)}
          />
          <input type="hidden" name={name} value={value} disabled={disabled} />
          <button
            type="button"
            {...combobox.getToggleButtonProps({ disabled })}
            aria-label={labels.toggle}
            className={styles.toggle}
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
          </button>
          <div className={styles.panel} hidden={!isOpen}>
            <ul {...combobox.getMenuProps()} className={styles.list}>
              {isOpen &&
                shown.map((option, index) => (
                  <li
                    key={option.value}
                    {...combobox.getItemProps({
                      item: option,
                      index,
                      'aria-selected': option.value === selectedItem?.value,
                    })}
                    className={styles.option}
                    data-highlighted={index === highlightedIndex || undefined}
                  >
                    <span className={styles.words}>
                      <span>{option.label}</span>
                      {option.description && <span className={styles.description}>{option.description}</span>}
                    </span>
                    {option.value === selectedItem?.value && <Icon name="check" />}
                  </li>
                ))}
            </ul>
            {message && (
              <div className={styles.message} aria-hidden="true">
                {message}
              </div>
            )}
          </div>
          <output className={visuallyHidden}>{isOpen && (message ?? labels.found(shown.length))}</output>
        </div>
      )}
    </Field>
  );
}
