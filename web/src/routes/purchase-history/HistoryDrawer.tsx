import { useApolloClient } from '@apollo/client/react';
import { usePurchaseHistoryTexts } from '../../messages/usuals/purchase-history.ts';
import { FilterDrawer } from '../../ui/list-controls/FilterDrawer.tsx';
import type { OpenState } from '../../ui/list-controls/FiltersButton.tsx';
import { useDraft } from '../../ui/list-controls/useDraft.ts';
import { chosenTags } from './chosen.ts';
import { CountPurchasesDocument, type PurchaseCounts_HistoryFragment as Counts } from './CountPurchases.generated.ts';
import { Facets } from './Filters.tsx';
import {
  fromStart,
  historySearch,
  type HistoryView,
  inputOf,
  parameterOf,
  sortOf,
  sorts,
  withoutChosen,
} from './history-view.ts';

interface HistoryDrawerProps extends OpenState {
  history: Counts;
  view: HistoryView;
  onShow: (view: HistoryView) => void;
}

type Counted = Pick<Counts, 'departments'> & { totalCount: number };

/** The filters and the order of the purchase history, for a phone. */
export function HistoryDrawer({ open, onOpenChange, history, view, onShow }: HistoryDrawerProps) {
  const texts = usePurchaseHistoryTexts();
  const client = useApolloClient();
  const { draft, change, counted } = useDraft<HistoryView, Counted>({
    isOpen: open,
    view,
    shown: { departments: history.departments, totalCount: history.total },
    keyOf: (each) => historySearch(fromStart(each)),
    count: async (each) => {
      const variables = { input: inputOf(fromStart(each)) };
      const { data } = await client.query({ query: CountPurchasesDocument, variables, fetchPolicy: 'no-cache' });
      const found = data?.purchaseHistory;
      return found && { departments: found.departments, totalCount: found.total };
    },
  });
  return (
    <FilterDrawer
      open={open}
      onOpenChange={onOpenChange}
      chosen={chosenTags(draft, counted.departments, texts).map(({ id, label, leadsTo }) => ({
        id,
        label,
        onRemove: () => change(leadsTo),
      }))}
      onClear={() => change(withoutChosen(draft))}
      showLabel={counted.totalCount === null ? texts.showProducts : texts.showCount(counted.totalCount)}
      onShow={() => onShow(fromStart(draft))}
      sort={{
        options: sorts.map((sort) => ({ value: parameterOf(sort), label: texts.sorts[sort] })),
        value: parameterOf(draft.sort),
        onChange: (value) => change({ ...draft, sort: sortOf(value) }),
      }}
    >
      <Facets counts={counted} view={draft} onChoose={change} />
    </FilterDrawer>
  );
}
