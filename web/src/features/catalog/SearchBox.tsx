import { Icon } from '@larder/design-system/Icon';
import { IconButton } from '@larder/design-system/IconButton';
import { SearchField } from '@larder/design-system/SearchField';
import { type FocusEvent, Suspense, useCallback, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../app/loading/loadable.tsx';
import { screens } from '../../app/routing/paths.ts';
import { useMessages } from '../../messages/messages.ts';
import { isPhone } from '../../ui/is-phone.ts';
import { ShelfBoundary } from '../../ui/ShelfBoundary/ShelfBoundary.tsx';
import { searchPath } from './SearchBox/search-path.ts';
import * as styles from './SearchBox/SearchField.css.ts';
import type { PanelKeys, PanelState } from './SearchBox/SuggestionPanel.tsx';

// The suggestions and their keys load when the field is first entered.
const SuggestionPanel = lazyPart(async () => (await import('./SearchBox/SuggestionPanel.tsx')).SuggestionPanel);
const remember = async (words: string) => (await import('../../storage/recent-searches.ts')).recentSearches.add(words);

const closed: PanelState = { isOpen: false, activeId: undefined };

/** What the results page of this address was asked for. */
const askedFor = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname === screens.search ? (new URLSearchParams(search).get('q') ?? '') : '';

/** The header's search: a form that works without scripts, with suggestions once it is entered; on a phone they fill the screen. */
export function SearchBox() {
  const { search: texts } = useMessages().frame;
  const navigate = useNavigate();
  const location = useLocation();
  const listId = useId();
  const keys = useRef<PanelKeys>(null);
  const field = useRef<HTMLInputElement>(null);
  // What is typed, and the open list, belong to the page where they are: the next one begins anew.
  const [typed, setTyped] = useState<{ at: string; words: string }>();
  const [enteredAt, setEnteredAt] = useState<string | null>();
  const [panel, setPanel] = useState(closed);
  const words = typed?.at === location.key ? typed.words : askedFor(location);
  const isEntered = enteredAt === location.key;
  const type = (next: string) => setTyped({ at: location.key, words: next });
  const open = () => setEnteredAt(location.key);
  const close = useCallback(() => setEnteredAt(null), []);

  const search = () => {
    if (words.trim() === '') return;
    close();
    void remember(words).catch(() => undefined);
    void navigate(searchPath(words));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The search that fills a phone's screen stays when the keyboard is put away, or when a finger scrolls it.
    if (relatedTarget === null && isPhone()) return;
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const goBack = useCallback(() => {
    close();
    field.current?.blur();
  }, [close]);
  return (
    <div className={styles.place} data-entered={isEntered || undefined} onBlur={leave}>
      <div className={styles.back}>
        <IconButton icon="arrow-left" label={texts.back} onClick={goBack} />
      </div>
      <div className={styles.field}>
        <SearchField
          ref={field}
          action={screens.search}
          label={texts.label}
          placeholder={texts.label}
          clearLabel={texts.clear}
          otherWay={
            // Only a page of its own may use the camera: it loads anew.
            <a href={screens.scan} className={styles.scan} aria-label={texts.scan}>
              <Icon name="scan-barcode" size={24} />
            </a>
          }
          value={words}
          onChange={(next) => {
            type(next);
            open();
          }}
          onSearch={search}
          suggested={{
            listId,
            ...(isEntered ? panel : closed),
            onEnter: open,
            onKeyDown: (event) => keys.current?.onKeyDown(event),
          }}
        />
      </div>
      {enteredAt !== undefined && (
        <ShelfBoundary fallback={null}>
          <Suspense>
            <SuggestionPanel
              ref={keys}
              listId={listId}
              words={words}
              isOpen={isEntered}
              onOpen={open}
              onClose={close}
              onBack={goBack}
              onFill={(next, isChosen) => {
                type(next);
                if (!isChosen) field.current?.focus();
              }}
              onChange={setPanel}
            />
          </Suspense>
        </ShelfBoundary>
      )}
    </div>
  );
}
