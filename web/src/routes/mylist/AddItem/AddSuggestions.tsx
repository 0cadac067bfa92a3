import { Image } from '@larder/design-system/Image';
import { type Suggestion, Suggestions, useSuggestionKeys } from '@larder/design-system/Suggestions';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle } from 'react';
import { useMyListTexts } from '../../../messages/savings/my-list.ts';
import { useSuggestions } from '../../../features/catalog/useSuggestions.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import * as styles from './AddItem.css.ts';

/** What is added: what was written, or a product. */
export type Added = { title: string; productId?: string };

/** What the field hands on to the suggestions once their code is there. */
export interface SuggestionsKeys {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** What the field shows of the suggestions. */
export interface SuggestionsState {
  isOpen: boolean;
  activeId: string | undefined;
}

interface Choice extends Suggestion {
  added: Added;
}

interface AddSuggestionsProps {
  listId: string;
  words: string;
  isEntered: boolean;
  onOpen: () => void;
  onClose: () => void;
  onAdd: (added: Added) => void;
  onChange: (state: SuggestionsState) => void;
  ref: Ref<SuggestionsKeys>;
}

/** Searches that are suggested as words. */
const mostWords = 3;

/** What the store has of what is being written. */
export function AddSuggestions(props: AddSuggestionsProps) {
  const { listId, words, isEntered, onOpen, onClose, onAdd, onChange, ref } = props;
  const texts = useMyListTexts().add;
  const answer = useSuggestions(isEntered ? words : '');
  const groups = [
    {
      id: 'words',
      label: texts.suggestions,
      labelHidden: true,
      suggestions: (answer?.queries ?? [])
        .slice(0, mostWords)
        .map((query): Choice => ({ id: `words ${query}`, text: query, icon: 'plus', added: { title: query } })),
    },
    {
      id: 'products',
      label: texts.products,
      suggestions: (answer?.products ?? []).map(({ id, fullName, metaLine, pictures }): Choice => ({
        id: `product ${id}`,
        text: <span className={styles.name}>{fullName}</span>,
        note: metaLine,
        ...(pictures
          ? {
              picture: (
                <ProductImage photo={pictures.photo} size={40}>
                  <Image src={pictures.thumb} alt="" width={40} height={40} />
                </ProductImage>
              ),
            }
          : { icon: 'plus' }),
        added: { title: fullName, productId: id },
      })),
    },
  ];
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const isOpen = isEntered && words.trim() !== '' && count > 0;
  const { active, activeId, point, onKeyDown } = useSuggestionKeys<Choice>({
    listId,
    words,
    groups,
    isOpen,
    onOpen,
    onClose,
    onChoose: ({ added }) => onAdd(added),
  });
  useImperativeHandle(ref, () => ({ onKeyDown }));
  useEffect(() => onChange({ isOpen, activeId }), [onChange, isOpen, activeId]);
  if (!isOpen) return null;
  return (
    <div className={styles.panel}>
      <Suggestions
        id={listId}
        label={texts.suggestions}
        groups={groups}
        active={active}
        onChoose={({ added }) => onAdd(added)}
        onPoint={point}
        status={texts.found(count)}
      />
    </div>
  );
}
