import { type ReactNode, useEffect } from 'react';
import { visuallyHidden } from '../../support/visuallyHidden.css.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './Suggestions.css.ts';

export interface Suggestion {
  /** Unique in the list. */
  id: string;
  /** What is suggested. */
  text: ReactNode;
  /** Small text below it. */
  note?: ReactNode;
  /** Drawn before it. */
  icon?: IconName | undefined;
  /** Drawn before it in place of the icon. */
  picture?: ReactNode;
  /** At the end of the line: a price. */
  end?: ReactNode;
  /** Puts the suggestion into the field without searching: an arrow to press, or the right arrow key. */
  onFill?: (() => void) | undefined;
  /** Takes the suggestion off the list: a cross to press, or the Delete key. */
  onRemove?: (() => void) | undefined;
}

export interface SuggestionGroup<Item extends Suggestion = Suggestion> {
  id: string;
  /** What these suggestions are: "Your searches". */
  label: string;
  /** Read, not seen. */
  labelHidden?: boolean | undefined;
  /** Next to each other, where they are short and many; one below the other if omitted. */
  layout?: 'lines' | 'chips' | undefined;
  suggestions: readonly Item[];
}

export interface SuggestionsProps<Item extends Suggestion = Suggestion> {
  /** Id of the list; the field names it. */
  id: string;
  /** Name of the list. */
  label: string;
  /** What to choose from; empty groups are left out. */
  groups: readonly SuggestionGroup<Item>[];
  /** Id of the suggestion that Enter would choose. */
  active?: string | undefined;
  /** Called with the chosen suggestion. */
  onChoose: (suggestion: Item) => void;
  /** Called when the mouse points at a suggestion. */
  onPoint: (suggestion: Item) => void;
  /** Announced when the list opens or changes: "8 suggestions". */
  status: string;
  /** Above the list, and not part of it: what its first group is, with a button that clears it. */
  head?: ReactNode;
  /** Beside the list where there is room, below it where there isn't, and not part of it: links and buttons reached with Tab. */
  beside?: ReactNode;
  /** Below the list, and not part of it either. */
  footer?: ReactNode;
}

/** Id of the element of a list's suggestion. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** What a search field suggests, in groups. */
export function Suggestions<Item extends Suggestion>({
  id,
  label,
  groups,
  active,
  onChoose,
  onPoint,
  status,
  head,
  beside,
  footer,
}: SuggestionsProps<Item>) {
  const shown = groups.filter(({ suggestions }) => suggestions.length > 0);
  const all = shown.flatMap(({ suggestions }) => suggestions);
  const drawn = (group: SuggestionGroup<Item>) => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options, which no element is
    <div key={group.id} role="group" aria-label={group.label}>
      {!group.labelHidden && (
        <div className={styles.label} aria-hidden="true">
          {group.label}
        </div>
      )}
      <div className={styles.options[group.layout ?? 'lines']}>
        {group.suggestions.map((suggestion) => (
          <Option
            key={suggestion.id}
            id={optionId(id, all.indexOf(suggestion))}
            suggestion={suggestion}
            look={styles.option[group.layout ?? 'lines']}
            isActive={suggestion.id === active}
            onChoose={() => onChoose(suggestion)}
            onPoint={() => onPoint(suggestion)}
          />
        ))}
      </div>
    </div>
  );
  const activeIndex = all.findIndex((suggestion) => suggestion.id === active);
  useEffect(() => {
    if (activeIndex >= 0) document.getElementById(optionId(id, activeIndex))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, activeIndex]);
  return (
    // Pressing anything here leaves the caret in the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      <div className={styles.list}>
        {shown.length > 0 && (
          <div className={styles.column}>
            {head}
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> holds no pictures */}
            <div role="listbox" id={id} aria-label={label}>
              {shown.map(drawn)}
            </div>
          </div>
        )}
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
      <output className={visuallyHidden}>{status}</output>
    </div>
  );
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  look: string;
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
}

function Option({ id, suggestion, look, isActive, onChoose, onPoint }: OptionProps) {
  const { text, note, icon, picture, end, onFill, onRemove } = suggestion;
  return (
    // Its keys are the field's: the focus stays there.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> holds no pictures
      role="option"
      id={id}
      aria-selected={isActive}
      className={look}
      onClick={onChoose}
      onMouseMove={() => {
        if (!isActive) onPoint();
      }}
    >
      {picture ?? (icon && <Sign name={icon} />)}
      <span className={styles.words}>
        <span>{text}</span> {note && <span className={styles.note}>{note}</span>}
      </span>{' '}
      {end && <span className={styles.end}>{end}</span>}
      {onFill && <Press icon="corner-up-left" onPress={onFill} />}
      {onRemove && <Press icon="x" onPress={onRemove} />}
    </div>
  );
}

const Sign = ({ name }: { name: IconName }) => (
  <span className={styles.sign}>
    <Icon name={name} />
  </span>
);

/** A place to press inside a suggestion; with the keyboard the field's own keys do the same. */
const Press = ({ icon, onPress }: { icon: IconName; onPress: () => void }) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  <span
    className={styles.press}
    aria-hidden="true"
    onClick={(event) => {
      event.stopPropagation();
      onPress();
    }}
  >
    <Icon name={icon} />
  </span>
);
