import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { Pagination } from '@larder/design-system/Pagination';
import { Tag } from '@larder/design-system/Tag';
import { lazyPart } from '../../app/loading/loadable.tsx';
import { screens } from '../../app/routing/paths.ts';
import { ProductCard } from '../../features/catalog/ProductCard/ProductCard.tsx';
import { useListControlsTexts } from '../../messages/list-controls.ts';
import { usePurchaseHistoryTexts } from '../../messages/usuals/purchase-history.ts';
import { FiltersButton } from '../../ui/list-controls/FiltersButton.tsx';
import { ListToolbar } from '../../ui/list-controls/ListToolbar.tsx';
import { SortForm } from '../../ui/list-controls/SortForm.tsx';
import { chosenTags } from './chosen.ts';
import { HiddenView } from './HiddenView.tsx';
import {
  chosenCount,
  fromStart,
  type HistoryView,
  pageSize,
  parameterOf,
  sortOf,
  sorts,
  withoutChosen,
} from './history-view.ts';
import type { PurchaseHistoryQuery } from './PurchaseHistory.generated.ts';
import * as styles from './purchase-history.css.ts';

// The drawer and the dialog code under it load when someone first asks for them.
const HistoryDrawer = lazyPart(async () => (await import('./HistoryDrawer.tsx')).HistoryDrawer);

/** The first ones are on the first screen: their pictures load at once. */
const onFirstScreen = 4;

interface HistoryListProps {
  history: NonNullable<PurchaseHistoryQuery['purchaseHistory']>;
  /** What the address shows. */
  view: HistoryView;
  /** What is chosen: the same, or the one that is loading. */
  chosen: HistoryView;
  hrefOf: (view: HistoryView) => string;
  onChoose: (view: HistoryView) => void;
  isBusy: boolean;
  /** A business has rows with item numbers, and adds by the case. */
  byCase: boolean;
}

/** What was bought before, each with when it last was and Add, and what narrows and orders it. */
export function HistoryList({ history, view, chosen, hrefOf, onChoose, isBusy, byCase }: HistoryListProps) {
  const texts = usePurchaseHistoryTexts();
  const controls = useListControlsTexts();
  const tags = chosenTags(chosen, history.departments, texts);
  const sold = history.items.flatMap(({ product, boughtText }) => (product ? { product, boughtText } : []));
  const pages = Math.ceil(history.total / pageSize);
  return (
    <>
      <ListToolbar
        end={
          <SortForm
            action={screens.purchaseHistory}
            rest={<HiddenView view={chosen} except={['sort']} />}
            options={sorts.map((sort) => ({ value: parameterOf(sort), label: texts.sorts[sort] }))}
            value={parameterOf(chosen.sort)}
            onChoose={(value) => onChoose(fromStart({ ...chosen, sort: sortOf(value) }))}
          />
        }
      >
        <div className={styles.bar}>
          <FiltersButton
            count={chosenCount(chosen)}
            drawer={(state) => <HistoryDrawer {...state} history={history} view={chosen} onShow={onChoose} />}
          />
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label={controls.chosenList}>
              {tags.map(({ id, label, leadsTo }) => (
                <li key={id}>
                  <Tag tone="inverse" removeHref={hrefOf(leadsTo)} removeLabel={controls.remove(label)}>
                    {label}
                  </Tag>
                </li>
              ))}
            </ul>
          )}
        </div>
      </ListToolbar>
      {sold.length > 0 ? (
        <ul className={byCase ? styles.rows : styles.grid} aria-label={texts.listLabel} aria-busy={isBusy}>
          {sold.map(({ product, boughtText }, index) => (
            <ProductCard
              key={product.id}
              product={product}
              headingLevel={2}
              {...(byCase ? { variant: '1P_B2B', layout: 'rows' } : {})}
              note={boughtText}
              isOnFirstScreen={index < onFirstScreen}
            />
          ))}
        </ul>
      ) : (
        <div className={styles.nothing}>
          <Heading level={2} size="small">
            {texts.nothingFits}
          </Heading>
          <Button tone="primary" onClick={() => onChoose(withoutChosen(chosen))}>
            {texts.clear}
          </Button>
        </div>
      )}
      {pages > 1 && (
        <Pagination
          label={texts.pages}
          page={view.page}
          pages={pages}
          hrefOf={(page) => hrefOf({ ...view, page })}
          labels={texts.pagination}
        />
      )}
    </>
  );
}
