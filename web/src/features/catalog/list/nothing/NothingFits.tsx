import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { useListsTexts } from '../../../../messages/lists.ts';
import { useWaysOnTexts } from '../../../../messages/shop/ways-on.ts';
import * as rows from '../../ElsewhereStores/ways.css.ts';
import { chosenChips } from '../filters/chips.ts';
import type { ProductList_ProductsFragment } from '../ProductList.generated.ts';
import { withChosen, withoutChosen } from '../view/list-view.ts';
import type { ListControls } from '../view/useListView.ts';
import * as styles from './NothingFits.css.ts';
import { Sign, Way } from './Way.tsx';
import { wideningsOf } from './widenings.ts';

export interface NothingFitsProps {
  list: ListControls;
  products: Pick<ProductList_ProductsFragment, 'facets' | 'unfilteredCount'>;
}

/** In place of a list that filters leave empty: the choices to leave out, each with how many products that brings, or all of them. */
export function NothingFits({ list: { view, open }, products: { facets, unfilteredCount } }: NothingFitsProps) {
  const texts = useListsTexts();
  const ways = useWaysOnTexts();
  const chips = chosenChips(view, facets);
  const namesOf = (kind: string) =>
    chips.flatMap(({ id, label }) => (id.startsWith(`${kind}:`) ? [label] : [])).join(', ');
  return (
    <div className={styles.nothing}>
      <Heading level={2} size="small">
        {texts.nothing.filtered}
      </Heading>
      <ul className={rows.ways}>
        {wideningsOf(view, facets).map(({ kind, count }) => (
          <Way
            key={kind}
            sign={<Sign icon="sliders-horizontal" />}
            title={ways.without(namesOf(kind))}
            text={texts.products(count)}
          >
            <Button tone="outline" onClick={() => open(withChosen(view, kind, []))}>
              {ways.showThem(count)}
            </Button>
          </Way>
        ))}
        <Way
          sign={<Sign icon="layout-grid" />}
          title={ways.withoutAll}
          text={unfilteredCount > 0 ? texts.products(unfilteredCount) : undefined}
        >
          <Button tone="primary" onClick={() => open(withoutChosen(view))}>
            {texts.nothing.clear}
          </Button>
        </Way>
      </ul>
    </div>
  );
}
