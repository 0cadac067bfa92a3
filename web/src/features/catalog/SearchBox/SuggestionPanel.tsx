import { Suggestions, useSuggestionKeys } from '@larder/design-system/Suggestions';
import { TextLink } from '@larder/design-system/TextLink';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearchTexts } from '../../../messages/search.ts';
import { recentSearches } from '../../../storage/recent-searches.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { textOf } from './known.ts';
import { searchPath } from './search-path.ts';
import * as styles from './SearchBox.css.ts';
import { SuggestedProducts } from './SuggestedProducts.tsx';
import { type Choice, suggestionGroups } from './suggestion-groups.tsx';
import { useSuggestions } from './useSuggestions.ts';

/** What the field hands on to the panel once its code is there. */
export interface PanelKeys {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** What the field shows of the panel. */
export interface PanelState {
  isOpen: boolean;
  activeId: string | undefined;
}

interface SuggestionPanelProps {
  listId: string;
  words: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Puts words into the field; they are searched for when `isChosen`. */
  onFill: (words: string, isChosen?: boolean) => void;
  onChange: (state: PanelState) => void;
  ref: Ref<PanelKeys>;
}

const none: readonly string[] = [];

/** What the search field suggests: searches, departments, brands, past searches, and products. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { listId, words, isOpen, onOpen, onClose, onFill, onChange, ref } = props;
  const texts = useSearchTexts();
  const navigate = useNavigate();
  const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.read, () => none);
  const answer = useSuggestions(isOpen ? words : '');
  const text = textOf(words);
  const remove = recentSearches.remove;
  const groups = suggestionGroups({ text, answer, recent, fill: onFill, remove, texts });
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const products = answer?.products ?? [];
  const isShown = isOpen && count + products.length > 0;
  const isListed = isShown && count > 0;

  const choose = ({ path, words: search }: Choice) => {
    if (search) {
      recentSearches.add(search);
      onFill(search, true);
    }
    onClose();
    void navigate(path);
  };
  const { active, activeId, point, onKeyDown } = useSuggestionKeys({
    listId,
    words,
    groups,
    isOpen: isShown,
    onOpen,
    onClose,
    onChoose: choose,
  });
  useImperativeHandle(ref, () => ({ onKeyDown }));
  useEffect(() => onChange({ isOpen: isListed, activeId }), [onChange, isListed, activeId]);

  if (!isShown) return null;
  const { keys } = texts;
  return (
    <div className={styles.panel}>
      <Suggestions
        id={listId}
        label={texts.list}
        groups={groups}
        active={active}
        onChoose={choose}
        onPoint={point}
        status={texts.found(count + products.length)}
        beside={products.length > 0 && <SuggestedProducts products={products} onOpen={onClose} />}
        footer={
          <>
            <p className={styles.keys} aria-hidden="true">
              <span>
                <kbd className={styles.key}>↑</kbd> <kbd className={styles.key}>↓</kbd> {keys.move}
              </span>
              <span>
                <kbd className={styles.key}>{keys.enter}</kbd> {keys.open}
              </span>
              <span>
                <kbd className={styles.key}>{keys.escape}</kbd> {keys.close}
              </span>
            </p>
            {text === '' && <LinkButton onClick={recentSearches.clear}>{texts.forget}</LinkButton>}
            {answer && answer.totalCount > 0 && (
              <span className={styles.all}>
                <TextLink href={searchPath(answer.text)} standalone onClick={() => recentSearches.add(answer.text)}>
                  {texts.all(answer.totalCount, answer.text)}
                </TextLink>
              </span>
            )}
          </>
        }
      />
    </div>
  );
}
