import { useRef } from 'react';
import { useImpressions } from '../../../analytics/useImpressions.ts';
import type { ProductCard_ProductFragment } from '../ProductCard/ProductCard.generated.ts';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import type { CardVariant } from '../ProductCard/variants.ts';
import * as styles from './ProductRow.css.ts';

export interface ProductRowProps {
  /** Name of the row: the heading above it. */
  label: string;
  products: readonly ProductCard_ProductFragment[];
  variant?: CardVariant;
  /** How many side by side from 1200 px. */
  columns?: 4 | 6;
  headingLevel?: 2 | 3 | 4;
  /** Why each is here, by product id: "Same brand". */
  notes?: Readonly<Record<string, string>>;
  /** Name of the row for analytics; without one, nothing is told of it (S-253). */
  list?: string;
}

/** A shelf: products in one row. Below 1200 px it scrolls, so it takes focus. */
export function ProductRow({
  label,
  products,
  variant = 'biaCarousel',
  columns = 6,
  headingLevel = 3,
  notes = {},
  list,
}: ProductRowProps) {
  const row = useRef<HTMLUListElement>(null);
  useImpressions(row, list === undefined ? null : { list, productIds: products.map(({ id }) => id) });
  return (
    <div
      className={styles.scroller}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not part of a form, and the section around it is the region
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable
      tabIndex={0}
    >
      <ul ref={row} className={styles.rows[columns]}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            variant={variant}
            headingLevel={headingLevel}
            note={notes[product.id]}
          />
        ))}
      </ul>
    </div>
  );
}
