import { Link } from '@larder/design-system/LinkProvider';
import { Price } from '@larder/design-system/Price';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { useProductCardTexts } from '../../../messages/products/product-card.ts';
import { centsOf } from '../../../ui/cents.ts';
import { AddRound } from '../../cart/AddRound.tsx';
import type { SuggestedProduct_ProductFragment } from './SuggestedProduct.generated.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import * as styles from './SearchBox.css.ts';

interface SuggestedProductsProps {
  /** What they are: "Products". */
  label: string;
  products: readonly SuggestedProduct_ProductFragment[];
  /** A product's page is opened. */
  onOpen: () => void;
}

/** Products beside the suggestions: a list of links, each with its price and Add. */
export function SuggestedProducts({ label, products, onOpen }: SuggestedProductsProps) {
  return (
    <>
      <p className={styles.productsLabel} aria-hidden="true">
        {label}
      </p>
      <ul aria-label={label}>
        {products.map((product) => (
          <SuggestedProduct key={product.id} product={product} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}

function SuggestedProduct({ product, onOpen }: { product: SuggestedProduct_ProductFragment; onOpen: () => void }) {
  const { perPound } = useProductCardTexts();
  const { fullName, metaLine, path, pictures, price, availability } = product;
  const isGone = availability.state === 'UNAVAILABLE';
  return (
    <li className={styles.product}>
      <Link href={path} className={styles.productLink} onClick={onOpen}>
        <span className={isGone ? styles.palePicture : styles.picture}>
          {pictures && (
            <ProductImage photo={pictures.photo} size={48} loads="early">
              <img src={pictures.thumb} alt="" width={48} height={48} />
            </ProductImage>
          )}
        </span>
        <span className={styles.productWords}>
          <span className={styles.productName}>{fullName}</span>{' '}
          <span className={styles.productNote}>
            {isGone ? (availability.shortMessage ?? availability.message) : metaLine}
          </span>
        </span>
      </Link>
      {price && (
        <span className={styles.productPrice}>
          <Price
            now={centsOf(price.amount)}
            label={price.spokenText}
            size="line"
            tone={isGone ? 'soft' : 'ink'}
            {...(price.per === 'POUND' ? { per: perPound } : {})}
          />
          {price.savingText && !isGone && <SavingsBadge>{price.savingText}</SavingsBadge>}
        </span>
      )}
      {!isGone && !product.isCustomizable && <AddRound product={product} />}
    </li>
  );
}
