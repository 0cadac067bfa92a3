import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { whenIdle } from '../../../app/loading/when-idle.ts';
import { useListsTexts } from '../../../messages/lists.ts';
import { Later } from '../../../ui/Later/Later.tsx';
import { useSlow } from '../../../ui/paging/useSlow.ts';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton.tsx';
import { ListFoot } from './pages/ListFoot.tsx';
import { fromStart } from './view/list-view.ts';
import * as styles from './ProductList.css.ts';
import type { ProductListProps } from './product-list-props.ts';
import type { ProductList_ProductsFragment } from './ProductList.generated.ts';
import { productsPerStep } from './view/search-input.ts';
import { useProductPages } from './pages/useProductPages.ts';
import { useWhenNear } from '../../../ui/paging/useWhenNear.ts';

// Nobody is far down a list before the page has settled.
const BackToTop = lazyPart(async () => (await import('./pages/BackToTop.tsx')).BackToTop);

type ResultsProps = Pick<ProductListProps, 'list' | 'scope' | 'shop' | 'variant' | 'layout'> & {
  products: ProductList_ProductsFragment;
};

/** The first ones are on the first screen of a phone or a desktop: their pictures load at once. */
const onFirstScreen = 4;

/** The products, step by step, and how far the list is open. */
export function Results({ list, scope, shop, variant = 'abs', layout: given, products: first }: ResultsProps) {
  const texts = useListsTexts();
  const { address, view, pathname, hrefOf } = list;
  const pages = useProductPages({ scope, view: address, pathname, first, shopId: shop?.id ?? null });
  const { products, state, hasMore, before, shown } = pages;
  const foot = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLUListElement>(null);
  const pressedAt = useRef<number | null>(null);
  const more = (isPressed: boolean) => {
    pressedAt.current = isPressed ? products.length : null;
    void pages.loadMore();
  };
  useEffect(() => {
    // With the last step the button is gone: the first of the new products has the focus.
    if (hasMore || pressedAt.current === null) return;
    cards.current?.children[pressedAt.current]?.querySelector<HTMLElement>('a')?.focus();
    pressedAt.current = null;
  }, [hasMore, products.length]);
  useWhenNear(foot, hasMore && state === 'idle' && !pages.isFull && !list.isBusy, () => more(false));
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  const isPale = useSlow(list.isBusy, 100);
  const layout = given ?? view.layout;
  const coming = state === 'busy' ? Math.min(productsPerStep, first.totalCount - shown) : 0;
  const card = (index: number) => {
    const product = products[index]!;
    return (
      <ProductCard
        key={product.id}
        product={product}
        variant={variant}
        layout={layout}
        headingLevel={2}
        isOnFirstScreen={index < onFirstScreen}
      />
    );
  };
  return (
    <div className={styles.body} data-pale={isPale || undefined}>
      <ul className={styles.grid[layout]} aria-label={texts.listLabel} ref={cards}>
        {products.slice(0, onFirstScreen).map((_, index) => card(index))}
        <Later>{products.slice(onFirstScreen).map((_, index) => card(index + onFirstScreen))}</Later>
        {Array.from({ length: coming }, (_, index) => (
          <ProductCardSkeleton key={index} variant={variant} layout={layout} />
        ))}
      </ul>
      <ListFoot
        ref={foot}
        before={before}
        shown={shown}
        total={first.totalCount}
        state={state}
        moreHref={hasMore ? hrefOf(pages.next) : null}
        startHref={hrefOf(fromStart(view))}
        onMore={() => more(true)}
      />
      {isSettled && (
        <Suspense>
          <BackToTop />
        </Suspense>
      )}
    </div>
  );
}
