import type { purchaseHistory } from '../../messages/en/ordering/purchase-history.ts';
import type { PurchaseCounts_HistoryFragment as Counts } from './CountPurchases.generated.ts';
import { fromStart, type HistoryView } from './history-view.ts';

/** Something that narrows the list, and the view without it. */
export interface ChosenTag {
  id: string;
  label: string;
  leadsTo: HistoryView;
}

/** All that narrows the list. */
export const chosenTags = (
  view: HistoryView,
  departments: Counts['departments'],
  texts: typeof purchaseHistory,
): ChosenTag[] => [
  ...(view.onSale ? [{ id: 'on-sale', label: texts.onSale, leadsTo: fromStart({ ...view, onSale: false }) }] : []),
  ...(view.inStock ? [{ id: 'in-stock', label: texts.inStock, leadsTo: fromStart({ ...view, inStock: false }) }] : []),
  ...view.departments.map((department) => ({
    id: `department ${department}`,
    label: departments.find(({ id }) => id === department)?.name ?? department,
    leadsTo: fromStart({ ...view, departments: view.departments.filter((each) => each !== department) }),
  })),
];
