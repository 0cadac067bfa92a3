import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { useRevalidator } from 'react-router-dom';
import { errorAt } from '../../../app/data/query.ts';
import { useListsTexts } from '../../../messages/lists.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { FacetColumn } from './filters/Facets.tsx';
import { chosenCount, listSearch, withoutChosen } from './view/list-view.ts';
import * as styles from './ProductList.css.ts';
import type { ProductListProps } from './product-list-props.ts';
import { Results } from './Results.tsx';
import { Toolbar } from './filters/Toolbar.tsx';
import { usefulFacets } from './filters/useful-facets.ts';
import { useKept } from './useKept.ts';
import { useListChange } from './view/useListChange.ts';

/** A list of products with its filters, order, and look, all of which are in the address (N-55, S-252). */
export function ProductList({ list, products: answer, loaded, empty, ...rest }: ProductListProps) {
  const texts = useListsTexts();
  const { address, pathname, view, open } = list;
  const { value: products, isOld } = useKept(`${pathname} ${address.text}`, answer);
  const places = useListChange({
    of: pathname + listSearch({ ...address, step: 1, after: null }),
    says: products && !isOld ? rest.summary(products) : null,
  });
  if (!products)
    return (
      <div className={styles.plain}>
        <ListHeading title={rest.title} level={rest.headingLevel} />
        <LoadFailed title={texts.couldNotLoad} text={errorAt(loaded.errors, 'search')?.message || undefined} />
      </div>
    );
  const isEmpty = products.totalCount === 0;
  if (isEmpty && chosenCount(view) === 0) return <>{empty}</>;
  const facets = usefulFacets(products.facets, rest.scope, view, products.totalCount);
  return (
    <div className={styles.columns}>
      <FacetColumn pathname={pathname} facets={facets} view={view} onChoose={open} />
      <section className={styles.results} aria-busy={list.isBusy} ref={places}>
        <ListHeading
          title={rest.title}
          level={rest.headingLevel}
          summary={rest.summary(products)}
          remark={rest.remark}
        />
        {rest.strip}
        {isOld && <NotUpdated />}
        <Toolbar list={list} scope={rest.scope} products={products} hasQuickChips={rest.hasQuickChips ?? false} />
        {isEmpty ? (
          <NothingChosenFits onClear={() => open(withoutChosen(view))} />
        ) : (
          <Results list={list} products={products} {...rest} />
        )}
        {rest.note}
      </section>
    </div>
  );
}

interface ListHeadingProps extends Pick<ProductListProps, 'title' | 'remark'> {
  level: ProductListProps['headingLevel'];
  summary?: string;
}

function ListHeading({ title, level = 1, summary, remark }: ListHeadingProps) {
  return (
    <header className={styles.head}>
      <Heading level={level} size={level === 1 ? 'page' : 'title'}>
        {title}
      </Heading>
      {summary !== undefined && <Text tone="soft">{summary}</Text>}
      {remark}
    </header>
  );
}

/** The newest choice couldn't be loaded: what was shown before stays. */
function NotUpdated() {
  const texts = useListsTexts();
  const { revalidate, state } = useRevalidator();
  return (
    <Alert
      tone="error"
      title={texts.couldNotUpdate}
      action={
        <Button tone="outline" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
          {texts.tryAgain}
        </Button>
      }
    >
      {texts.stillShown}
    </Alert>
  );
}

function NothingChosenFits({ onClear }: { onClear: () => void }) {
  const texts = useListsTexts();
  return (
    <div className={styles.nothing}>
      <Heading level={2} size="small">
        {texts.nothing.filtered}
      </Heading>
      <Button tone="primary" onClick={onClear}>
        {texts.nothing.clear}
      </Button>
    </div>
  );
}
