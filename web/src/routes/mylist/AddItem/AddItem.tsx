import { Button } from '@larder/design-system/Button';
import { Text } from '@larder/design-system/Text';
import { type FocusEvent, type FormEvent, Suspense, useId, useRef, useState } from 'react';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { useMyListTexts } from '../../../messages/savings/my-list.ts';
import { ShelfBoundary } from '../../../ui/ShelfBoundary/ShelfBoundary.tsx';
import * as styles from './AddItem.css.ts';
import type { Added, SuggestionsKeys, SuggestionsState } from './AddSuggestions.tsx';

/** Loads when the field is first entered. */
const AddSuggestions = lazyPart(async () => (await import('./AddSuggestions.tsx')).AddSuggestions);

/** Letters of what may be written. */
const longest = 80;

const closed: SuggestionsState = { isOpen: false, activeId: undefined };

/** Writes something on the list: Enter adds it, and what the store has is suggested meanwhile. */
export function AddItem({ onAdd }: { onAdd: (added: Added) => void }) {
  const texts = useMyListTexts().add;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionsKeys>(null);
  const [words, setWords] = useState('');
  const [entered, setEntered] = useState<boolean>();
  const [panel, setPanel] = useState(closed);
  const { isOpen, activeId } = entered ? panel : closed;
  const isTooLong = Array.from(words.trim()).length > longest;
  const add = (added: Added) => {
    onAdd(added);
    setWords('');
    setEntered(false);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const title = words.trim().replace(/\s+/g, ' ');
    if (title === '') field.current?.focus();
    else if (!isTooLong) add({ title });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (entered && !currentTarget.contains(relatedTarget)) setEntered(false);
  };
  return (
    <div className={styles.place} onBlur={leave} data-needs-scripts>
      <form className={styles.form} onSubmit={submit}>
        <input
          ref={field}
          className={styles.field}
          name="item"
          aria-label={texts.label}
          placeholder={texts.label}
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="done"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? activeId : undefined}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `${listId}-error` : undefined}
          value={words}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            setEntered(true);
          }}
          onKeyDown={(event) => keys.current?.onKeyDown(event)}
        />
        <Button tone="brand" type="submit" icon="plus">
          {texts.button}
        </Button>
        {isTooLong && (
          <div id={`${listId}-error`} className={styles.error} role="alert">
            <Text size="meta" tone="error">
              {texts.tooLong}
            </Text>
          </div>
        )}
      </form>
      {entered !== undefined && (
        <ShelfBoundary fallback={null}>
          <Suspense>
            <AddSuggestions
              ref={keys}
              listId={listId}
              words={words}
              isEntered={entered}
              onOpen={() => setEntered(true)}
              onClose={() => setEntered(false)}
              onAdd={add}
              onChange={setPanel}
            />
          </Suspense>
        </ShelfBoundary>
      )}
    </div>
  );
}
