import { Card } from '@larder/design-system/Card';
import { Skeleton } from '@larder/design-system/Skeleton';
import { Tile } from '@larder/design-system/Tile';
import type { CardLayout } from './ProductCard.tsx';
import * as styles from './ProductCard.css.ts';
import { type CardVariant, elementsOf } from './variants.ts';

interface ProductCardSkeletonProps {
  variant?: CardVariant;
  layout?: CardLayout;
  as?: 'li' | 'div';
}

/** A card that is loading, with the boxes of the card to come. */
export function ProductCardSkeleton({
  variant = 'abs',
  layout = 'grid',
  as: Element = 'li',
}: ProductCardSkeletonProps) {
  const elements = elementsOf(variant);
  const content = (
    <div className={styles.layout[layout]}>
      <Tile size={elements.tile === 'tall' ? 'tall' : layout === 'grid' ? 'wide' : 'fill'} />
      <div className={styles.info[layout]}>
        <Skeleton width={72} height={32} />
        <p className={styles.name}>
          <Skeleton>Organic Strawberries</Skeleton>
        </p>
        {elements.meta && (
          <p className={styles.tags}>
            <Skeleton>16 oz · $3.99/lb</Skeleton>
          </p>
        )}
      </div>
    </div>
  );
  return layout === 'rows' ? (
    <Element className={styles.row}>{content}</Element>
  ) : (
    <Card as={Element} padding="none">
      {content}
    </Card>
  );
}
