import type { RefObject } from 'react';
import { useInSight } from '../../../ui/paging/useInSight.ts';
import { AddToCart } from '../../cart/AddToCart.tsx';
import type { ProductCard_ProductFragment } from '../ProductCard/ProductCard.generated.ts';
import { ProductPrice } from '../ProductCard/ProductPrice.tsx';
import * as styles from './AddBar.css.ts';

interface AddBarProps {
  product: Pick<ProductCard_ProductFragment, 'id' | 'fullName' | 'path' | 'isCustomizable' | 'minimumWeight'> & {
    price: Parameters<typeof ProductPrice>[0]['price'];
  };
  /** Where the page's own Add is. */
  row: RefObject<HTMLElement | null>;
}

/** Price and Add at the bottom of a phone while the page's own Add is out of sight. */
export function AddBar({ product, row }: AddBarProps) {
  if (useInSight(row, true)) return null;
  return (
    <div className={styles.bar} data-testid="add-bar">
      <div className={styles.words}>
        <p className={styles.name}>{product.fullName}</p>
        <ProductPrice price={product.price} />
      </div>
      <AddToCart product={product} tone="primary" />
    </div>
  );
}
