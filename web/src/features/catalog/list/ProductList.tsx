import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { errorAt } from '../../../app/data/query.ts';
import { useListsTexts } from '../../../messages/lists.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { columns } from '../../../ui/list-controls/FilterColumn.css.ts';
import { elsewhere, nothingFits } from './nothing/parts.ts';
import { FacetColumn } from './filters/Facets.tsx';
import { chosenCount, listSearch, type ListView, showsSoldOut } from './view/list-view.ts';
import * as styles from './ProductList.css.ts';
import type { Counts, ProductListProps } from './product-list-props.ts';
import type { ProductList_ProductsFragment } from './ProductList.generated.ts';
import { Results } from './Results.tsx';
import { Toolbar } from './filters/Toolbar.tsx';
import { usefulFacets } from './filters/useful-facets.ts';
import { useKept } from '../../../ui/list-controls/useKept.ts';
import { NotUpdated } from '../../../ui/list-controls/NotUpdated.tsx';
import { useListChange } from '../../../ui/list-controls/useListChange.ts';

/** A list of products with its filters, order, and look, all of which are in the address (N-55, S-252). */
export function ProductList({ list, products: answer, loaded, empty, ...rest }: ProductListProps) {
  const texts = useListsTexts();
  const { address, pathname, view, open } = list;
  const { value: products, isOld } = useKept(`${pathname} ${address.text}`, answer);
  const places = useListChange({
    of: pathname + listSearch({ ...address, step: 1, after: null }),
    says: products && !isOld ? rest.summary(countsOf(products, view)) : null,
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
    <div className={columns}>
      <FacetColumn pathname={pathname} facets={facets} view={view} onChoose={open} />
      <section className={styles.results} aria-busy={list.isBusy} ref={places}>
        <ListHeading
          title={rest.title}
          level={rest.headingLevel}
          summary={rest.summary(countsOf(products, view))}
          remark={rest.remark}
        />
        {rest.strip}
        {isOld && <NotUpdated title={texts.couldNotUpdate} />}
        <Toolbar
          list={list}
          scope={rest.scope}
          products={products}
          hasQuickChips={rest.hasQuickChips ?? false}
          hasViews={rest.layout === undefined}
        />
        {products.otherStores.length > 0 && <elsewhere.Part stores={products.otherStores.map(({ store }) => store)} />}
        {isEmpty ? (
          <nothingFits.Part list={list} products={products} />
        ) : (
          <Results list={list} products={products} {...rest} />
        )}
        {rest.note}
      </section>
    </div>
  );
}

/** What a list leaves out by itself, being sold out (S-263), no filter has taken away. */
const countsOf = ({ totalCount, unfilteredCount, facets }: ProductList_ProductsFragment, view: ListView): Counts => {
  const inStock = facets.find(({ kind }) => kind === 'AVAILABILITY')?.values.find(({ id }) => id === 'IN_STOCK')?.count;
  return {
    totalCount,
    unfilteredCount: chosenCount(view) === 0 ? totalCount : unfilteredCount,
    // Where nothing is in stock, what is sold out is shown all the same.
    hereCount: showsSoldOut(view) || inStock === 0 ? null : (inStock ?? totalCount),
  };
};

interface ListHeadingProps extends Pick<ProductListProps, 'title' | 'remark'> {
  level: ProductListProps['headingLevel'];
  summary?: string;
}

function ListHeading({ title, level = 1, summary, remark }: ListHeadingProps) {
  return (
    <header className={styles.head}>
      <Heading level={level} size="title">
        {title}
      </Heading>
      {summary !== undefined && (
        <Text size="meta" tone="soft">
          {summary}
        </Text>
      )}
      {remark}
    </header>
  );
}
