import { FacetGroup } from '@larder/design-system/FacetGroup';
import { useListsTexts } from '../../../../messages/lists.ts';
import { FilterColumn } from '../../../../ui/list-controls/FilterColumn.tsx';
import { HiddenView } from '../view/HiddenView.tsx';
import { fromStart, listSearch, type ListView, withChosen, withoutChosen } from '../view/list-view.ts';
import { parameterOf } from '../view/parameters.ts';
import type { ProductList_ProductsFragment } from '../ProductList.generated.ts';

export type ListFacets = ProductList_ProductsFragment['facets'];

interface FacetsProps {
  facets: ListFacets;
  view: ListView;
  onChoose: (view: ListView) => void;
}

/** How many values of a long facet are shown at first. */
const shownAtFirst = 5;

/** What the list can be narrowed by, each value with how many products it leaves. */
export function Facets({ facets, view, onChoose }: FacetsProps) {
  const texts = useListsTexts();
  // Long facets are most of a page, so only who has no script loads them whole.
  const whole = `${listSearch({ ...fromStart(view), allValues: true })}#filters`;
  return facets.map(({ kind, name, values }) => {
    const chosen = view.chosen[kind] ?? [];
    return (
      <FacetGroup
        key={kind}
        legend={name}
        name={parameterOf(kind)}
        options={values.map(({ id, name: label, count }) => ({ value: id, label, count }))}
        value={chosen}
        onChange={(next) => onChoose(withChosen(view, kind, next))}
        countLabel={texts.products}
        shown={view.allValues ? undefined : shownAtFirst}
        moreLabel={texts.showAll(values.length, texts.facets[kind])}
        moreHref={whole}
        lessLabel={texts.showFewer}
        note={chosen.length > 0 ? texts.chosen(chosen.length) : undefined}
      />
    );
  });
}

/** The same as a column beside the list. */
export function FacetColumn({ pathname, ...facets }: FacetsProps & { pathname: string }) {
  const texts = useListsTexts();
  return (
    <FilterColumn action={pathname} rest={<HiddenView view={withoutChosen(facets.view)} />} submitLabel={texts.show}>
      <Facets {...facets} />
    </FilterColumn>
  );
}
