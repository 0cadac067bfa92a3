import type { ListControls } from '../../../features/catalog/list/view/useListView.ts';
import { fromStart } from '../../../features/catalog/list/view/list-view.ts';
import { useListsTexts } from '../../../messages/lists.ts';
import { Chips } from '../../../ui/Chips/Chips.tsx';
import { type Place, shelfStep } from './place.ts';

/** The shelves of the aisle that is open, where there are several. */
export function ShelfChips({ place, list: { view, hrefOf } }: { place: Place; list: ListControls }) {
  const texts = useListsTexts();
  if (place.shelves.length < 2) return null;
  const chip = (shelfId: string | null, label: string, count: number) => ({
    id: shelfId ?? '',
    href: hrefOf(fromStart({ ...view, shelfId })),
    label,
    count: texts.number(count),
    countLabel: texts.products(count),
    isCurrent: shelfId === view.shelfId,
  });
  const chips = place.shelves.map((shelf) => chip(shelfStep(shelf), shelf.name, shelf.productCount));
  return <Chips label={texts.shelves} chips={[chip(null, texts.all, place.productCount), ...chips]} />;
}
