import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { cx } from '../../support/cx.ts';
import { mergeRefs } from '../../support/mergeRefs.ts';
import { keepsEscape } from '../../support/overlay/innerEscape.ts';
import { input } from '../Field/Field.css.ts';
import { Field, type FieldLook } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './SearchField.css.ts';

/** What a field needs of the list of suggestions below it; the list itself is Suggestions. */
export interface SuggestedSearch {
  /** Id of the list. */
  listId: string;
  /** Is the list open? */
  isOpen: boolean;
  /** Id of the suggestion that Enter would choose. */
  activeId?: string | undefined;
  /** Hears keys first; a key that it keeps from going further is its own. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called when the field is entered or pressed. */
  onEnter: () => void;
}

export interface SearchFieldProps extends Omit<FieldLook, 'success' | 'labelNote'> {
  /** Name of the value in the form. */
  name?: string | undefined;
  /** The words in the field. */
  value: string;
  /** Called with the text as it is typed. */
  onChange: (value: string) => void;
  /** Called with the text on Enter; without it, the text takes effect as it is typed. */
  onSearch?: ((value: string) => void) | undefined;
  /** Where the form goes without scripts: "/search". */
  action?: string | undefined;
  /** Shown while the field is empty; never in place of a label. */
  placeholder?: string | undefined;
  /** Makes the field a combobox with suggestions below it. */
  suggested?: SuggestedSearch | undefined;
  /** Name of the clear button. */
  clearLabel: string;
  /** At the field's end while it is empty, where the clear button comes: another way to search, one icon of 44 px. */
  otherWay?: ReactNode;
  /** Ref to the element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A field for search terms. Escape and the clear button empty it; the label is read, the magnifying glass is seen. */
export function SearchField({
  id,
  label,
  labelHidden = true,
  error,
  hint,
  name = 'q',
  value,
  onChange,
  onSearch,
  action,
  placeholder,
  suggested,
  clearLabel,
  otherWay,
  ref,
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  const search = (event: FormEvent) => {
    if (!onSearch && action) return;
    event.preventDefault();
    onSearch?.(value);
  };
  return (
    <search>
      <form onSubmit={search} action={action}>
        <Field {...{ id, label, labelHidden, error, hint }}>
          {(control) => (
            <div className={styles.place}>
              <span className={styles.sign}>
                <Icon name="search" />
              </span>
              <input
                {...control}
                {...(suggested ? comboboxProps(suggested) : { type: 'search' })}
                {...keepsEscape(value !== '' || suggested?.isOpen === true)}
                ref={mergeRefs(field, ref)}
                name={name}
                enterKeyHint="search"
                autoComplete="off"
                spellCheck={false}
                className={cx(input, styles.words)}
                placeholder={placeholder}
                value={value}
                onChange={(event) => onChange(event.currentTarget.value)}
                onKeyDown={(event) => {
                  suggested?.onKeyDown(event);
                  if (event.isPropagationStopped() || event.key !== 'Escape' || value === '') return;
                  // this press keeps an overlay around the field open
                  event.preventDefault();
                  event.stopPropagation();
                  clear();
                }}
              />
              {value === '' ? (
                otherWay
              ) : (
                <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
                  <Icon name="x" />
                </button>
              )}
            </div>
          )}
        </Field>
      </form>
    </search>
  );
}

/** An editable combobox; of the kinds of text field only plain text may be one. */
const comboboxProps = ({ listId, isOpen, activeId, onEnter }: SuggestedSearch) => ({
  type: 'text',
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': isOpen,
  'aria-controls': isOpen ? listId : undefined,
  'aria-activedescendant': isOpen ? activeId : undefined,
  onFocus: onEnter,
  onClick: onEnter,
});
