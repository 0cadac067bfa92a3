import { Button } from '@larder/design-system/Button';
import { Drawer } from '@larder/design-system/Drawer';
import { Select } from '@larder/design-system/Select';
import { Tag } from '@larder/design-system/Tag';
import { useListsTexts } from '../../../../messages/lists.ts';
import { chosenChips } from './chips.ts';
import * as styles from './FacetDrawer.css.ts';
import { Facets } from './Facets.tsx';
import { chosenCount, withoutChosen } from '../view/list-view.ts';
import type { ProductList_ProductsFragment } from '../ProductList.generated.ts';
import type { ListScope } from '../view/search-input.ts';
import { usefulFacets } from './useful-facets.ts';
import { useDraft } from './useDraft.ts';
import type { ListControls } from '../view/useListView.ts';
import { useClosedWithColumn } from '../../../../ui/useClosedWithColumn.ts';

interface FacetDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  list: ListControls;
  scope: ListScope;
  products: ProductList_ProductsFragment;
}

/** The filters and the order, for a phone: nothing acts before "Show", and closing forgets it. */
function FacetDrawer({ open, onOpenChange, list, scope, products }: FacetDrawerProps) {
  const texts = useListsTexts();
  const { draft, change, counted } = useDraft({ isOpen: open, scope, view: list.view, shown: products });
  useClosedWithColumn(onOpenChange);
  const chips = chosenChips(draft, counted.facets);
  const apply = () => {
    onOpenChange(false);
    list.open(draft);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="end"
      title={texts.filters}
      closeLabel={texts.closeFilters}
      footer={
        <div className={styles.foot}>
          <Button tone="outline" disabled={chosenCount(draft) === 0} onClick={() => change(withoutChosen(draft))}>
            {texts.clearAll}
          </Button>
          <Button tone="primary" block onClick={apply}>
            <output>{counted.totalCount === null ? texts.show : texts.showCount(counted.totalCount)}</output>
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        {chips.length > 0 && (
          <ul className={styles.chips} aria-label={texts.chosenList}>
            {chips.map(({ id, label, leadsTo }) => (
              <li key={id}>
                <Tag tone="inverse" onRemove={() => change(leadsTo)} removeLabel={texts.remove(label)}>
                  {label}
                </Tag>
              </li>
            ))}
          </ul>
        )}
        <Select
          label={texts.sort}
          name="sort"
          options={products.sorts.map(({ sort, label }) => ({ value: sort, label }))}
          value={draft.sort ?? products.sort}
          onChange={(sort) => change({ ...draft, sort: sort === products.sorts[0]?.sort ? null : sort })}
        />
        <div>
          <Facets
            facets={usefulFacets(counted.facets, scope, draft, counted.totalCount ?? products.totalCount)}
            view={draft}
            onChoose={change}
          />
        </div>
      </div>
    </Drawer>
  );
}

export default FacetDrawer;
