import { FacetGroup } from '@larder/design-system/FacetGroup';
import { screens } from '../../app/routing/paths.ts';
import { usePurchaseHistoryTexts } from '../../messages/usuals/purchase-history.ts';
import { FilterColumn } from '../../ui/list-controls/FilterColumn.tsx';
import type { PurchaseCounts_HistoryFragment as Counts } from './CountPurchases.generated.ts';
import { fromStart, type HistoryView } from './history-view.ts';
import { HiddenView } from './HiddenView.tsx';

interface FacetsProps {
  counts: Pick<Counts, 'departments'>;
  view: HistoryView;
  onChoose: (view: HistoryView) => void;
}

/** As many departments as are seen at first. */
const shownAtFirst = 8;

/** What the purchase history can be narrowed by. */
export function Facets({ counts: { departments }, view, onChoose }: FacetsProps) {
  const texts = usePurchaseHistoryTexts();
  const shown = [...(view.onSale ? ['on-sale'] : []), ...(view.inStock ? ['in-stock'] : [])];
  return (
    <>
      <FacetGroup
        legend={texts.show}
        name="show"
        options={[
          { value: 'on-sale', label: texts.onSale },
          { value: 'in-stock', label: texts.inStock },
        ]}
        value={shown}
        onChange={(next) =>
          onChoose(fromStart({ ...view, onSale: next.includes('on-sale'), inStock: next.includes('in-stock') }))
        }
      />
      <FacetGroup
        legend={texts.departments}
        name="department"
        options={departments.map(({ id, name, count }) => ({ value: id, label: name, count }))}
        value={view.departments}
        onChange={(next) => onChoose(fromStart({ ...view, departments: next.toSorted() }))}
        countLabel={texts.products}
        shown={shownAtFirst}
        moreLabel={texts.allDepartments(departments.length)}
        lessLabel={texts.fewer}
      />
    </>
  );
}

/** The same as a column beside the products. */
export function Filters(props: FacetsProps) {
  const texts = usePurchaseHistoryTexts();
  return (
    <FilterColumn
      action={screens.purchaseHistory}
      rest={<HiddenView view={props.view} except={['department', 'show']} />}
      submitLabel={texts.showProducts}
    >
      <Facets {...props} />
    </FilterColumn>
  );
}
