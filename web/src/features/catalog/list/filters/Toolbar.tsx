import { Link } from '@larder/design-system/LinkProvider';
import { Tag } from '@larder/design-system/Tag';
import { TextLink } from '@larder/design-system/TextLink';
import { useEffect, useRef } from 'react';
import { lazyPart } from '../../../../app/loading/loadable.tsx';
import { useListControlsTexts } from '../../../../messages/list-controls.ts';
import { chip } from '../../../../ui/Chips/Chips.css.ts';
import { FiltersButton } from '../../../../ui/list-controls/FiltersButton.tsx';
import { ListToolbar, ViewLinks } from '../../../../ui/list-controls/ListToolbar.tsx';
import { SortForm } from '../../../../ui/list-controls/SortForm.tsx';
import { chosenChips, priceChips, quickChips } from './chips.ts';
import { InStockChoice } from './InStockChoice.tsx';
import { densitySwitch } from './parts.ts';
import { HiddenView } from '../view/HiddenView.tsx';
import { chosenCount, fromStart, withoutChosen } from '../view/list-view.ts';
import { sortOf, sortParameter } from '../view/parameters.ts';
import type { ProductList_ProductsFragment } from '../ProductList.generated.ts';
import type { ListScope } from '../view/search-input.ts';
import type { ListControls } from '../view/useListView.ts';
import * as styles from './Toolbar.css.ts';

// The drawer and the dialog code under it load when someone first asks for them.
const FacetDrawer = lazyPart(async () => (await import('./FacetDrawer.tsx')).FacetDrawer);

interface ToolbarProps {
  list: ListControls;
  scope: ListScope;
  products: ProductList_ProductsFragment;
  /** Offers what many choose first. */
  hasQuickChips: boolean;
  /** Offers the looks of the list. */
  hasViews: boolean;
}

/** What is chosen, and the order and look of the list. */
export function Toolbar({ list, scope, products, hasQuickChips, hasViews }: ToolbarProps) {
  const { view, hrefOf } = list;
  return (
    <ListToolbar
      end={
        <>
          <Order list={list} products={products} />
          {hasViews && <ViewLinks layout={view.layout} hrefOf={(layout) => hrefOf({ ...fromStart(view), layout })} />}
        </>
      }
    >
      <ChipRow list={list} scope={scope} products={products} hasQuickChips={hasQuickChips} hasViews={hasViews} />
    </ListToolbar>
  );
}

function ChipRow({ list, scope, products, hasQuickChips, hasViews }: ToolbarProps) {
  const texts = useListControlsTexts();
  const { view, hrefOf } = list;
  const chosen = [...priceChips(view, products.priceAsked), ...chosenChips(view, products.facets)];
  const quick = hasQuickChips ? quickChips(view, products.facets, products.totalCount) : [];
  const row = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  const count = chosen.length;
  useEffect(() => {
    // The chip that was pressed is gone: the next one takes its place, or what opens the filters.
    const index = removed.current;
    removed.current = null;
    if (index === null || document.activeElement !== document.body) return;
    const links = [...(row.current?.querySelectorAll<HTMLElement>('[data-chip] a, [data-chip] button') ?? [])];
    (links[Math.min(index, links.length - 1)] ?? document.querySelector<HTMLElement>('main h1'))?.focus({
      preventScroll: true,
    });
  }, [count]);
  return (
    <div className={styles.chips} ref={row}>
      <FiltersButton
        count={chosenCount(view)}
        drawer={(state) => <FacetDrawer {...state} list={list} scope={scope} products={products} />}
      />
      {hasViews && view.layout === 'grid' && <densitySwitch.Part />}
      <InStockChoice view={view} onChange={list.open} hrefOf={hrefOf} />
      {count > 0 && (
        <ul className={styles.list} aria-label={texts.chosenList}>
          {chosen.map(({ id, label, leadsTo }, index) => (
            <li key={id} data-chip="">
              <Tag
                tone="inverse"
                removeHref={hrefOf(leadsTo)}
                removeLabel={texts.remove(label)}
                onRemove={() => {
                  removed.current = index;
                }}
              >
                {label}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {quick.map(({ id, label, leadsTo }) => (
        <Link key={id} href={hrefOf(leadsTo)} className={chip}>
          {label}
        </Link>
      ))}
      {chosenCount(view) > 0 && (
        <span className={styles.clear}>
          <TextLink href={hrefOf(withoutChosen(view))} standalone>
            {texts.clearAll}
          </TextLink>
        </span>
      )}
    </div>
  );
}

function Order({ list: { view, pathname, open }, products }: Pick<ToolbarProps, 'list' | 'products'>) {
  const [first] = products.sorts;
  return (
    <SortForm
      action={pathname}
      rest={<HiddenView view={{ ...view, sort: null }} />}
      options={products.sorts.map(({ sort, label }) => ({ value: sortParameter(sort), label }))}
      value={sortParameter(view.sort ?? products.sort)}
      onChoose={(parameter) => {
        const sort = sortOf(parameter);
        // The first is the list's own order, which the address doesn't name.
        open(fromStart({ ...view, sort: sort === first?.sort ? null : sort }));
      }}
    />
  );
}
