import type { ListControls } from '../../../features/catalog/list/useListView.ts';
import { fromStart } from '../../../features/catalog/list/list-view.ts';
import { useListsTexts } from '../../../messages/lists.ts';
import { Chips } from '../../../ui/Chips/Chips.tsx';
import type { DepartmentPageQuery } from './Department.generated.ts';

interface ShelfChipsProps {
  department: NonNullable<DepartmentPageQuery['department']>;
  aisleId: string | undefined;
  list: ListControls;
}

/** The shelves of the aisle that is open, where there are several. */
export function ShelfChips({ department, aisleId, list: { view, hrefOf } }: ShelfChipsProps) {
  const texts = useListsTexts();
  const aisle = department.aisles.find(({ id }) => id === aisleId);
  if (!aisle || aisle.shelves.length < 2) return null;
  const to = (shelfId: string | null) => hrefOf(fromStart({ ...view, shelfId }));
  const chips = [{ id: null, name: texts.all, productCount: aisle.productCount }, ...aisle.shelves].map(
    ({ id, name, productCount }) => ({
      id: id ?? 'all',
      href: to(id),
      label: name,
      count: texts.number(productCount),
      countLabel: texts.products(productCount),
      isCurrent: id === view.shelfId,
    }),
  );
  return <Chips label={texts.shelves} chips={chips} />;
}
