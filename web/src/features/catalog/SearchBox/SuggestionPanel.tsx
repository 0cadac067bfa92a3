import { Suggestions, useSuggestionKeys } from '@larder/design-system/Suggestions';
import { TextLink } from '@larder/design-system/TextLink';
import {
  type KeyboardEvent,
  type Ref,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useShop } from '../../../app/data/shop.ts';
import { useSearchTexts } from '../../../messages/search.ts';
import { recentSearches } from '../../../storage/recent-searches.ts';
import { isPhone } from '../../../ui/is-phone.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { type SuggestionsAnswer, textOf } from './known.ts';
import { searchPath } from './search-path.ts';
import * as styles from './SearchBox.css.ts';
import { SuggestedProducts } from './SuggestedProducts.tsx';
import { SearchStart } from './SearchStart.tsx';
import { type Choice, startGroups, suggestionGroups } from './suggestion-groups.tsx';
import { useBackCloses } from './useBackCloses.ts';
import { useSearchStart } from './useSearchStart.ts';
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
  /** Closes it as the browser's Back does: the field is left. */
  onBack: () => void;
  /** Puts words into the field; they are searched for when `isChosen`. */
  onFill: (words: string, isChosen?: boolean) => void;
  onChange: (state: PanelState) => void;
  ref: Ref<PanelKeys>;
}

const none: readonly string[] = [];

/** What the search field suggests: with nothing typed what a search begins with; else searches, departments, brands, and products. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { listId, words, isOpen, onOpen, onClose, onBack, onFill, onChange, ref } = props;
  const texts = useSearchTexts();
  const navigate = useNavigate();
  const shop = useShop();
  const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.read, () => none);
  // the letter is seen first, and what it suggests in the frame after
  const shown = useDeferredValue(words);
  const text = textOf(shown);
  const isStart = text === '';
  const answer = useSuggestions(isOpen ? shown : '');
  const start = useSearchStart(isOpen && isStart);
  useBackCloses(isOpen, onBack);
  const known = { recent, remove: recentSearches.remove, texts };
  const groups = isStart
    ? startGroups({ ...known, popular: start.answer?.popularSearches ?? none, place: shop?.store.name ?? null })
    : suggestionGroups({ ...known, text, answer, fill: onFill });
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const products = answer?.products ?? [];
  const all = answer && answer.totalCount > 0 ? answer : undefined;
  const isListed = isOpen && count > 0;

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
    isOpen,
    onOpen,
    onClose,
    onChoose: choose,
  });
  useImperativeHandle(ref, () => ({ onKeyDown }));
  useEffect(() => onChange({ isOpen: isListed, activeId }), [onChange, isListed, activeId]);

  if (!isOpen) return null;
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
        head={
          isStart &&
          recent.length > 0 && (
            <RecentHead
              onClear={() => {
                recentSearches.clear();
                // The button goes with the searches: the field takes the focus.
                onFill(words);
              }}
            />
          )
        }
        beside={
          isStart ? (
            <SearchStart {...start} onOpen={onClose} />
          ) : (
            products.length > 0 && (
              <SuggestedProducts label={texts.groups.products} products={products} onOpen={onClose} />
            )
          )
        }
        footer={(all || !isPhone()) && <PanelFoot all={all} onOpen={onClose} />}
      />
    </div>
  );
}

/** What the first of the past searches stands below, with a button that clears them all. */
function RecentHead({ onClear }: { onClear: () => void }) {
  const { groups, forget, forgetSearches } = useSearchTexts();
  return (
    <div className={styles.head}>
      <p className={styles.headLabel} aria-hidden="true">
        {groups.recent}
      </p>
      <LinkButton onClick={onClear} aria-label={forgetSearches}>
        {forget}
      </LinkButton>
    </div>
  );
}

/** The keys, and the way to all results. */
function PanelFoot({ all, onOpen }: { all: SuggestionsAnswer | undefined; onOpen: () => void }) {
  const texts = useSearchTexts();
  const { keys } = texts;
  return (
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
      {all && (
        <span className={styles.all}>
          <TextLink
            href={searchPath(all.text)}
            standalone
            onClick={() => {
              recentSearches.add(all.text);
              onOpen();
            }}
          >
            {texts.all(all.totalCount, all.text)}
          </TextLink>
        </span>
      )}
    </>
  );
}
