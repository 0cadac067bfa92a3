import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../app/loading/loadable.tsx';
import { useListsTexts } from '../../../../messages/lists.ts';
import { chip } from '../../../../ui/Chips/Chips.css.ts';
import { chosenCount } from '../view/list-view.ts';
import type { ProductList_ProductsFragment } from '../ProductList.generated.ts';
import type { ListScope } from '../view/search-input.ts';
import * as styles from './Toolbar.css.ts';
import type { ListControls } from '../view/useListView.ts';

// The drawer and the dialog code under it load when someone first asks for them.
const FacetDrawer = lazyPart(async () => (await import('./FacetDrawer.tsx')).default);

interface FiltersButtonProps {
  list: ListControls;
  scope: ListScope;
  products: ProductList_ProductsFragment;
}

/** Opens the filters as a drawer, below 990 px. Without a script it leads to them, below the list. */
export function FiltersButton({ list, scope, products }: FiltersButtonProps) {
  const texts = useListsTexts();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const count = chosenCount(list.view);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={`${chip} ${styles.filters}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Icon name="sliders-horizontal" size={18} />
        {texts.filters}{' '}
        {count > 0 && (
          <>
            <span aria-hidden="true" className={styles.filtersCount}>
              {count}
            </span>
            <VisuallyHidden>{texts.filtersChosen(count)}</VisuallyHidden>
          </>
        )}
      </button>
      <a href="#filters" className={`${chip} ${styles.filtersBelow}`}>
        <Icon name="sliders-horizontal" size={18} />
        {texts.filters}
      </a>
      {wanted && (
        <Suspense>
          <FacetDrawer open={open} onOpenChange={setOpen} list={list} scope={scope} products={products} />
        </Suspense>
      )}
    </>
  );
}
