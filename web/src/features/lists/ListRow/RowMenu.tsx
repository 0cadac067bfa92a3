import { IconButton } from '@larder/design-system/IconButton';
import { Menu, type MenuEntry } from '@larder/design-system/Menu';
import { useState } from 'react';
import { isScreen } from '../../../app/routing/is-screen.ts';
import { screens } from '../../../app/routing/paths.ts';
import { useMyListTexts } from '../../../messages/savings/my-list.ts';
import type { ListItem_ItemFragment } from './ListItem.generated.ts';

/** Most of one item. */
const most = 99;

export interface RowMenuProps {
  item: ListItem_ItemFragment;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** Was it asked for with the keyboard? */
type Asked = { startsAtFirst: boolean };

/** What else can be done with an item of the list; it opens as it loads. */
export function RowMenu({ item, startsAtFirst, ...does }: RowMenuProps & Asked) {
  const texts = useMyListTexts();
  const [isOpen, setOpen] = useState(true);
  return (
    <Menu
      align="end"
      startsAtFirst={startsAtFirst}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton icon="ellipsis" label={texts.more(item.title)} />}
      entries={entriesOf({ item, ...does }, texts)}
    />
  );
}

function entriesOf(
  { item, onQuantity, onRemove }: RowMenuProps,
  texts: ReturnType<typeof useMyListTexts>,
): MenuEntry[] {
  const { title, kind, path, quantity, isChecked } = item;
  const isWritten = kind === 'TEXT';
  const href = isWritten ? `${screens.search}?${new URLSearchParams({ q: title }).toString()}` : path;
  const count = (label: string, icon: 'plus' | 'minus', to: number): MenuEntry => ({
    kind: 'action',
    label,
    icon,
    disabled: to < 1 || to > most,
    onSelect: () => onQuantity(to),
  });
  return [
    ...(isChecked ? [] : [count(texts.oneMore, 'plus', quantity + 1), count(texts.oneLess, 'minus', quantity - 1)]),
    ...(href !== null && isScreen(href.replace(/\?.*/, ''))
      ? [{ kind: 'link', label: isWritten ? texts.find : texts.details, icon: 'search', href } as const]
      : []),
    { kind: 'line' },
    { kind: 'action', label: texts.remove, icon: 'trash-2', onSelect: onRemove },
  ];
}
