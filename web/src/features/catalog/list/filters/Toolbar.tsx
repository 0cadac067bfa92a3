import { Button } from '@larder/design-system/Button';
import { Icon } from '@larder/design-system/Icon';
import { Link } from '@larder/design-system/LinkProvider';
import { SegmentedLinks } from '@larder/design-system/SegmentedControl';
import { Tag } from '@larder/design-system/Tag';
import { TextLink } from '@larder/design-system/TextLink';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router-dom';
import { useListsTexts } from '../../../../messages/lists.ts';
import { chip } from '../../../../ui/Chips/Chips.css.ts';
import { chosenChips, quickChips } from './chips.ts';
import { FiltersButton } from './FiltersButton.tsx';
import { HiddenView } from '../view/HiddenView.tsx';
import { chosenCount, fromStart, type ListView, withoutChosen } from '../view/list-view.ts';
import { sortOf, sortParameter } from '../view/parameters.ts';
import type { ProductList_ProductsFragment } from '../ProductList.generated.ts';
import type { ListScope } from '../view/search-input.ts';
import type { ListControls } from '../view/useListView.ts';
import * as styles from './Toolbar.css.ts';

interface ToolbarProps {
  list: ListControls;
  scope: ListScope;
  products: ProductList_ProductsFragment;
  /** Offers what many choose first. */
  hasQuickChips: boolean;
}

/** What is chosen, and the order and look of the list. */
export function Toolbar({ list, scope, products, hasQuickChips }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <ChipRow list={list} scope={scope} products={products} hasQuickChips={hasQuickChips} />
      <div className={styles.end}>
        <SortForm list={list} products={products} />
        <ViewLinks list={list} />
      </div>
    </div>
  );
}

function ChipRow({ list, scope, products, hasQuickChips }: ToolbarProps) {
  const texts = useListsTexts();
  const { view, hrefOf } = list;
  const chosen = chosenChips(view, products.facets);
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
      <FiltersButton list={list} scope={scope} products={products} />
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

function SortForm({ list: { view, pathname, open }, products }: Pick<ToolbarProps, 'list' | 'products'>) {
  const texts = useListsTexts();
  const [first] = products.sorts;
  const choose = (parameter: string) => {
    const sort = sortOf(parameter);
    // The first is the list's own order, which the address doesn't name.
    open(fromStart({ ...view, sort: sort === first?.sort ? null : sort }));
  };
  return (
    <Form method="get" action={pathname} className={styles.sort}>
      <HiddenView view={{ ...view, sort: null }} />
      <label className={styles.sortLabel}>
        <span className={styles.sortWord}>{texts.sort}</span>
        <select
          name="sort"
          className={styles.sortChoice}
          value={sortParameter(view.sort ?? products.sort)}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {products.sorts.map(({ sort, label }) => (
            <option key={sort} value={sortParameter(sort)}>
              {label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </label>
      <span className={styles.send}>
        <Button tone="outline" size="small" type="submit">
          {texts.sortSubmit}
        </Button>
      </span>
    </Form>
  );
}

function ViewLinks({ list: { view, hrefOf } }: Pick<ToolbarProps, 'list'>) {
  const texts = useListsTexts();
  const to = (layout: ListView['layout']) => hrefOf({ ...fromStart(view), layout });
  return (
    <span className={styles.views}>
      <SegmentedLinks
        label={texts.view}
        iconsOnly
        current={to(view.layout)}
        segments={[
          { href: to('grid'), label: texts.grid, icon: 'layout-grid' },
          { href: to('list'), label: texts.list, icon: 'list' },
        ]}
      />
    </span>
  );
}
