import { useMemo } from 'react';
import { useMyListTexts } from '../../../messages/savings/my-list.ts';
import type { ListWish } from '../../../storage/list-queue.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import type { ListItem_ItemFragment } from '../ListRow/ListItem.generated.ts';
import type { ListKeeper } from './list-keeper.ts';
import { additionOf } from './wishes.ts';

type Item = ListItem_ItemFragment;

/** What a shopper does with items of the list; each can be undone. */
export function useListActions(keeper: ListKeeper) {
  const texts = useMyListTexts();
  return useMemo(() => {
    const set = (item: Item, isChecked: boolean) => keeper.want(item, { set: { isChecked } });
    return {
      add(title: string, thing: Omit<NonNullable<ListWish['add']>, 'quantity'>): void {
        keeper.want({ id: randomHex(), title }, { add: { ...thing, quantity: 1 } });
      },
      check(item: Item, isChecked: boolean): void {
        set(item, isChecked);
        const words = isChecked ? texts.checkedOff : texts.backOn;
        keeper.done(words(item.title), () => set(item, !isChecked));
      },
      remove(items: readonly Item[]): void {
        for (const item of items) keeper.want(item, { remove: true });
        const [first] = items;
        const text = items.length === 1 && first ? texts.removed(first.title) : texts.cleared(items.length);
        keeper.done(text, () => {
          for (const item of items) {
            keeper.want(item, { add: additionOf(item) });
            if (item.isChecked) set(item, true);
          }
        });
      },
    };
  }, [keeper, texts]);
}
