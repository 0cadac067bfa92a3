import { Card } from '@larder/design-system/Card';
import { Skeleton } from '@larder/design-system/Skeleton';
import { Tile } from '@larder/design-system/Tile';
import * as styles from './ProductCard.css.ts';
import { type CardVariant, elementsOf } from './variants.ts';

interface ProductCardSkeletonProps {
  variant?: CardVariant;
  layout?: 'grid' | 'list';
  as?: 'li' | 'div';
}

/** A card that is loading, with the boxes of the card to come. */
export function ProductCardSkeleton({ variant = 'abs', layout = 'grid', as = 'li' }: ProductCardSkeletonProps) {
  const elements = elementsOf(variant);
  return (
    <Card as={as} padding="none">
      <div className={styles.layout[layout]}>
        <Tile size={elements.tile === 'tall' ? 'tall' : 'fill'} />
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
    </Card>
  );
}
