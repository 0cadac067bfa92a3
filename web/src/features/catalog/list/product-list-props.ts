import type { ReactNode } from 'react';
import type { CardLayout } from '../ProductCard/ProductCard.tsx';
import type { CardVariant } from '../ProductCard/variants.ts';
import type { ListLoaderData } from './list-loader.ts';
import type { ProductList_ProductsFragment, ProductList_ShopFragment } from './ProductList.generated.ts';
import type { ListScope } from './view/search-input.ts';
import type { ListControls } from './view/useListView.ts';

/** How many a list has, as narrowed and in all. */
export interface Counts extends Pick<ProductList_ProductsFragment, 'totalCount' | 'unfilteredCount'> {
  /** How many of them can be had the way the visitor shops; null with what is sold out among them. */
  hereCount: number | null;
}

/** What a page gives the list on it. */
export interface ProductListProps {
  list: ListControls;
  scope: ListScope;
  /** What the address shows; null when it couldn't be loaded. */
  products: ProductList_ProductsFragment | null;
  shop: ProductList_ShopFragment | null;
  loaded: ListLoaderData;
  title: string;
  /** 2 where a heading of the page stands above the list. */
  headingLevel?: 1 | 2;
  /** How many there are, in words. */
  summary: (products: Counts) => string;
  /** Said below: that a spelling was corrected. */
  remark?: ReactNode;
  /** Between the heading and the list: aisles. */
  strip?: ReactNode;
  /** Below the list: a note on its law. */
  note?: ReactNode;
  /** What to do when nothing is found, whatever is chosen. */
  empty: ReactNode;
  variant?: CardVariant;
  /** The one look of the list; the visitor chooses if omitted. */
  layout?: CardLayout;
  hasQuickChips?: boolean;
}
