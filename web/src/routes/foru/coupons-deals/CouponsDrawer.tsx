import { useApolloClient } from '@apollo/client/react';
import { useOffersTexts } from '../../../messages/offers.ts';
import { FilterDrawer } from '../../../ui/list-controls/FilterDrawer.tsx';
import type { OpenState } from '../../../ui/list-controls/FiltersButton.tsx';
import { useDraft } from '../../../ui/list-controls/useDraft.ts';
import { chosenTags } from './chosen.ts';
import type { CouponsQuery } from './Coupons.generated.ts';
import { CouponCountsDocument, type CouponCounts_CouponsFragment } from './CouponCounts.generated.ts';
import { couponsSearch, type CouponsView, filterOf, fromStart, parameterOf, withoutChosen } from './coupons-view.ts';
import { Facets } from './Filters.tsx';

interface CouponsDrawerProps extends OpenState {
  gallery: NonNullable<CouponsQuery['coupons']>;
  view: CouponsView;
  onShow: (view: CouponsView) => void;
}

/** The filters and the order of the gallery, for a phone. */
export function CouponsDrawer({ open, onOpenChange, gallery, view, onShow }: CouponsDrawerProps) {
  const texts = useOffersTexts();
  const client = useApolloClient();
  const { draft, change, counted } = useDraft<CouponsView, CouponCounts_CouponsFragment>({
    isOpen: open,
    view,
    shown: gallery,
    keyOf: (each) => couponsSearch(fromStart(each)),
    count: async (each) => {
      const variables = { filter: filterOf(each) };
      const { data } = await client.query({ query: CouponCountsDocument, variables, fetchPolicy: 'no-cache' });
      return data?.coupons;
    },
  });
  return (
    <FilterDrawer
      open={open}
      onOpenChange={onOpenChange}
      chosen={chosenTags(draft, counted, texts).map(({ id, label, leadsTo }) => ({
        id,
        label,
        onRemove: () => change(leadsTo),
      }))}
      onClear={() => change(withoutChosen(draft))}
      showLabel={counted.totalCount === null ? texts.show : texts.showCount(counted.totalCount)}
      onShow={() => onShow(fromStart(draft))}
      sort={{
        options: gallery.sorts.map(({ sort, label }) => ({ value: parameterOf(sort), label })),
        value: parameterOf(draft.sort),
        onChange: (value) => {
          const found = gallery.sorts.find(({ sort }) => parameterOf(sort) === value);
          if (found) change({ ...draft, sort: found.sort });
        },
      }}
    >
      <Facets counts={counted} view={draft} onChoose={change} />
    </FilterDrawer>
  );
}
