import { type KeyboardEvent, useState } from 'react';
import { optionId, type Suggestion, type SuggestionGroup } from './Suggestions.tsx';

interface Options<Item extends Suggestion> {
  /** Id of the list. */
  listId: string;
  /** What the field holds: typing leaves no suggestion active. */
  words: string;
  groups: readonly SuggestionGroup<Item>[];
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onChoose: (suggestion: Item) => void;
}

export interface SuggestionKeys<Item extends Suggestion = Suggestion> {
  /** Id of the suggestion that Enter would choose. */
  active: string | undefined;
  /** Id of its element. */
  activeId: string | undefined;
  /** Makes a suggestion the active one; none when nothing is given. */
  point: (suggestion?: Item) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface Pointed {
  id: string;
  words: string;
  /** Where the keys moved to; null where a pointer did. */
  place: number | null;
}

/** Where the active suggestion stands, or -1: what the keys moved to keeps its place when other suggestions come. */
function placeOf(pointed: Pointed | undefined, all: readonly Suggestion[]): number {
  const at = all.findIndex(({ id }) => id === pointed?.id);
  return at >= 0 || !pointed || pointed.place === null ? at : Math.min(pointed.place, all.length - 1);
}

/**
 * The keys of a field with suggestions: arrows move through them and past both ends back to what was typed, Enter chooses,
 * the right arrow puts one into the field, Delete takes one off the list, Escape closes.
 */
export function useSuggestionKeys<Item extends Suggestion>({
  listId,
  words,
  groups,
  isOpen,
  onOpen,
  onClose,
  onChoose,
}: Options<Item>): SuggestionKeys<Item> {
  const [pointed, setPointed] = useState<Pointed>();
  if (pointed && (!isOpen || pointed.words !== words)) setPointed(undefined);
  const point = (suggestion?: Item) => setPointed(suggestion && { id: suggestion.id, words, place: null });
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const index = placeOf(pointed, all);
  const current = all[index];

  const move = (step: 1 | -1) => {
    // One place more than there are suggestions: the field itself.
    const places = all.length + 1;
    const place = ((index + 1 + step + places) % places) - 1;
    if (all.length === 0) setPointed({ id: '', words, place: step > 0 ? 0 : Infinity });
    else setPointed(all[place] && { id: all[place].id, words, place });
  };
  const keys: Readonly<Record<string, (event: KeyboardEvent<HTMLInputElement>) => boolean>> = {
    ArrowDown: () => {
      if (isOpen) move(1);
      else onOpen();
      return true;
    },
    ArrowUp: () => {
      if (isOpen) move(-1);
      return isOpen;
    },
    ArrowRight: ({ currentTarget: { selectionStart, value } }) => {
      if (!current?.onFill || selectionStart !== value.length) return false;
      current.onFill();
      return true;
    },
    Delete: () => {
      if (!current?.onRemove) return false;
      point(all[index + 1]?.onRemove ? all[index + 1] : undefined);
      current.onRemove();
      return true;
    },
    Enter: () => {
      if (current) onChoose(current);
      return current !== undefined;
    },
    Escape: () => {
      if (isOpen) onClose();
      return isOpen;
    },
  };
  return {
    active: current?.id,
    activeId: current && optionId(listId, index),
    point,
    onKeyDown: (event) => {
      // A word that is still being composed takes these keys itself.
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!keys[event.key]?.(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
