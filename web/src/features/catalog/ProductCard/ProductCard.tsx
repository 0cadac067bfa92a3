import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Icon } from '@larder/design-system/Icon';
import { Image } from '@larder/design-system/Image';
import { Link } from '@larder/design-system/LinkProvider';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import type { ReactNode } from 'react';
import { useProductCardTexts } from '../../../messages/products/product-card.ts';
import { AddToCart } from '../../cart/AddToCart.tsx';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import * as styles from './ProductCard.css.ts';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';
import { Reason, Tags } from './CardNotes.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { type CardElements, type CardVariant, elementsOf } from './variants.ts';

export type CardLayout = 'grid' | 'list' | 'rows';

export interface ProductCardProps {
  product: ProductCard_ProductFragment;
  /** Program or place, which decides what the card shows (S-61). */
  variant?: CardVariant;
  /** A tile above its text, a card of one row, or a row in the card around them all. */
  layout?: CardLayout;
  /** Element to render. */
  as?: 'li' | 'article' | 'div';
  /** Level of the name in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
  /** Why it is here: "Same brand". */
  note?: string | undefined;
  /** Until when its sale price holds, for the variants that say so. */
  until?: string | undefined;
  /** Its picture is one of the first on the page, so it loads at once. */
  isOnFirstScreen?: boolean;
  /** What stands below the text; Add if omitted. */
  foot?: ReactNode;
}

/** How wide a tile is. */
const tileSizes: Readonly<Record<CardLayout, string>> = {
  grid: 'min(46vw, 260px)',
  list: '104px',
  rows: '72px',
};

/** A product in a list or on a shelf. The whole card leads to its page; what can be done stands below, above that link. */
export function ProductCard({
  product,
  variant = 'abs',
  layout = 'grid',
  as: Element = 'li',
  headingLevel = 3,
  note,
  until,
  isOnFirstScreen = false,
  foot,
}: ProductCardProps) {
  const texts = useProductCardTexts();
  const elements = elementsOf(variant);
  const isGone = product.availability.state === 'UNAVAILABLE';
  const saving = elements.ticket === 'none' ? null : product.price?.savingText;
  const Name = `h${headingLevel}` as const;
  const action = isGone
    ? elements.wayOn && <WayOn product={product} />
    : elements.foot && (foot ?? <AddToCart product={product} byCase={elements.byCase} isRound={layout === 'grid'} />);
  const content = (
    <div className={styles.layout[layout]}>
      <Picture
        pictures={product.pictures}
        fit={styles.pictures[layout === 'grid' ? elements.tile : 'row'][saving ? 'belowTicket' : 'alone']}
        size={elements.tile === 'tall' ? 'tall' : layout === 'grid' ? 'wide' : 'fill'}
        sizes={tileSizes[layout]}
        loads={isOnFirstScreen ? 'early' : 'near'}
        isPale={isGone}
      />
      <div className={styles.info[layout]}>
        <Name className={isGone ? `${styles.name} ${styles.unavailable}` : styles.name}>
          <Link href={product.path} className={styles.link}>
            {product.fullName}
          </Link>
        </Name>
        <div className={layout === 'rows' ? styles.atEnd : styles.first}>
          {note && (
            <Text size="meta" weight="strong">
              {note}
            </Text>
          )}
          <ProductPrice price={product.price} tone={isGone ? 'soft' : 'ink'} />
          {saving && (
            <span className={styles.ticket[layout]}>
              <SavingsBadge size={elements.ticket === 'value' ? 'value' : 'small'}>{saving}</SavingsBadge>
            </span>
          )}
          {elements.byCase && product.price?.volume && (
            <span className={styles.ticket.rows}>
              <SavingsBadge size="small">{product.price.volume.text}</SavingsBadge>
            </span>
          )}
        </div>
        <MetaLines product={product} meta={elements.meta} />
        {elements.itemNumber && (
          <Text size="meta" tone="soft">
            {texts.itemNumber(product.id)}
          </Text>
        )}
        {elements.until && until && (
          <Text size="meta" tone="soft">
            {until}
          </Text>
        )}
        <Tags tags={product.tags} elements={elements} layout={layout} />
        <Reason availability={product.availability} isShort={elements.reason === 'short'} />
      </div>
      {action && <div className={styles.foot[layout]}>{action}</div>}
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

/** Size and unit price; of a wine its strength, and how it tastes. */
function MetaLines({ product, meta }: Pick<ProductCardProps, 'product'> & Pick<CardElements, 'meta'>) {
  if (!meta) return null;
  const wine = meta === 'wine' ? product.wine : null;
  return (
    <>
      <Text size="meta" tone="soft">
        <bdi>{wine?.strengthText ?? product.metaLine}</bdi>
      </Text>
      {wine?.tasteText && (
        <Text size="meta" tone="soft">
          {wine.tasteText}
        </Text>
      )}
    </>
  );
}

interface PictureProps {
  pictures: ProductCard_ProductFragment['pictures'];
  /** How much of its tile it takes. */
  fit: string;
  size: 'tall' | 'wide' | 'fill';
  /** Rendered width of its tile. */
  sizes: string;
  loads: 'early' | 'near';
  isPale: boolean;
}

function Picture({ pictures, fit, size, sizes, loads, isPale }: PictureProps) {
  return (
    <div className={styles.frame}>
      <Tile size={size}>
        {pictures ? (
          // its name stands beside it
          <ProductImage photo={pictures.photo} size={320} sizes={sizes} pale={isPale} loads={loads}>
            <span className={fit}>
              <Image src={pictures.card} alt="" width={320} height={320} pale={isPale} loads={loads} />
            </span>
          </ProductImage>
        ) : (
          <Icon name="image" size={24} />
        )}
      </Tile>
    </div>
  );
}

function WayOn({ product: { fullName, path } }: { product: ProductCard_ProductFragment }) {
  const texts = useProductCardTexts();
  return (
    <ButtonLink tone="quiet" size="small" block href={`${path}#similar`} aria-label={texts.seeSimilarTo(fullName)}>
      {texts.seeSimilar}
    </ButtonLink>
  );
}
