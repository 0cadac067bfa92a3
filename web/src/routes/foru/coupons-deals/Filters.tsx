import { FacetGroup } from '@larder/design-system/FacetGroup';
import { screens } from '../../../app/routing/paths.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { FilterColumn } from '../../../ui/list-controls/FilterColumn.tsx';
import type { CouponCounts_CouponsFragment } from './CouponCounts.generated.ts';
import { type CouponsView, fromStart, parameterOf } from './coupons-view.ts';
import { HiddenView } from './HiddenView.tsx';

interface FiltersProps {
  counts: Pick<CouponCounts_CouponsFragment, 'categories' | 'kinds'>;
  view: CouponsView;
  onChoose: (view: CouponsView) => void;
}

/** As many categories as are seen at first. */
const shownAtFirst = 9;

/** Category and offer type, each with how many offers it leaves. */
export function Facets({ counts, view, onChoose }: FiltersProps) {
  const texts = useOffersTexts();
  const all = counts.categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <FacetGroup
        legend={texts.category}
        name="category"
        choice="one"
        options={[
          { value: '', label: texts.allCategories, count: all },
          ...counts.categories.map(({ id, name, count }) => ({ value: id, label: name, count })),
        ]}
        value={view.categories.length > 0 ? view.categories : ['']}
        onChange={(next) => onChoose(fromStart({ ...view, categories: next.filter(Boolean) }))}
        countLabel={texts.count}
        shown={shownAtFirst}
        moreLabel={texts.showAllCategories(counts.categories.length)}
        lessLabel={texts.showFewer}
      />
      <FacetGroup
        legend={texts.kinds}
        name="type"
        options={counts.kinds.map(({ id, name, count }) => ({ value: parameterOf(id), label: name, count }))}
        value={view.kinds.map(parameterOf)}
        onChange={(next) => {
          const chosen = counts.kinds.filter(({ id }) => next.includes(parameterOf(id)));
          onChoose(fromStart({ ...view, kinds: chosen.map(({ id }) => id) }));
        }}
        countLabel={texts.count}
      />
    </>
  );
}

/** The same as a column beside the gallery. */
export function Filters(props: FiltersProps) {
  const texts = useOffersTexts();
  return (
    <FilterColumn
      action={screens.coupons}
      rest={<HiddenView view={props.view} except={['category', 'type']} />}
      submitLabel={texts.show}
    >
      <Facets {...props} />
    </FilterColumn>
  );
}
