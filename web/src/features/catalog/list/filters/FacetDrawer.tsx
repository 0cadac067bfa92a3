import { useApolloClient } from '@apollo/client/react';
import { useListsTexts } from '../../../../messages/lists.ts';
import { FilterDrawer } from '../../../../ui/list-controls/FilterDrawer.tsx';
import { useDraft } from '../../../../ui/list-controls/useDraft.ts';
import type { OpenState } from '../../../../ui/list-controls/FiltersButton.tsx';
import type { ProductList_ProductsFragment } from '../ProductList.generated.ts';
import { fromStart, listSearch, type ListView, withoutChosen } from '../view/list-view.ts';
import { sortOf, sortParameter } from '../view/parameters.ts';
import { type ListScope, searchInput } from '../view/search-input.ts';
import type { ListControls } from '../view/useListView.ts';
import { CountProductsDocument } from './CountProducts.generated.ts';
import { chosenChips } from './chips.ts';
import { Facets } from './Facets.tsx';
import { InStockSwitch } from './InStockSwitch.tsx';
import { usefulFacets } from './useful-facets.ts';

interface FacetDrawerProps extends OpenState {
  list: ListControls;
  scope: ListScope;
  products: ProductList_ProductsFragment;
}

/** The filters and the order of products, for a phone. */
export function FacetDrawer({ open, onOpenChange, list, scope, products }: FacetDrawerProps) {
  const texts = useListsTexts();
  const client = useApolloClient();
  const { draft, ...drafting } = useDraft<ListView, Pick<ProductList_ProductsFragment, 'totalCount' | 'facets'>>({
    isOpen: open,
    view: list.view,
    shown: products,
    keyOf: (view) => listSearch(fromStart(view)),
    count: async (view) => {
      const variables = { input: searchInput(scope, view) };
      const answer = await client.query({ query: CountProductsDocument, variables, fetchPolicy: 'no-cache' });
      return answer.data?.search;
    },
  });
  const { counted } = drafting;
  const change = (view: ListView) => drafting.change(fromStart(view));
  const chips = chosenChips(draft, counted.facets);
  const [first] = products.sorts;
  return (
    <FilterDrawer
      open={open}
      onOpenChange={onOpenChange}
      chosen={chips.map(({ id, label, leadsTo }) => ({ id, label, onRemove: () => change(leadsTo) }))}
      onClear={() => change(withoutChosen(draft))}
      showLabel={counted.totalCount === null ? texts.show : texts.showCount(counted.totalCount)}
      onShow={() => list.open(draft)}
      sort={{
        options: products.sorts.map(({ sort, label }) => ({ value: sortParameter(sort), label })),
        value: sortParameter(draft.sort ?? products.sort),
        onChange: (value) => {
          const sort = sortOf(value);
          change({ ...draft, sort: sort === first?.sort ? null : sort });
        },
      }}
    >
      <InStockSwitch view={draft} onChange={change} />
      <Facets
        facets={usefulFacets(counted.facets, scope, draft, counted.totalCount ?? products.totalCount)}
        view={draft}
        onChoose={change}
      />
    </FilterDrawer>
  );
}
