import { Image } from '@larder/design-system/Image';
import { formatPrice } from '@larder/design-system/Price';
import { useProductTexts } from '../../../messages/products/product.ts';
import { centsOf } from '../../../ui/cents.ts';
import { layersOf } from './art.ts';
import type { CustomizedProduct } from './customized-product.ts';
import { useEditedLine } from './useEditedLine.ts';
import { chosenIn } from './customization.ts';
import * as styles from './Stage.css.ts';
import { useCustomization } from './useCustomization.ts';

/** A sandwich, drawn from what is chosen for it, each layer with its name and what it adds to the price. */
export function Stage({ product, groups }: CustomizedProduct) {
  const texts = useProductTexts().customize;
  const line = useEditedLine(product.id);
  const { state } = useCustomization({ productId: product.id, groups, maximumQuantity: product.maximumQuantity, line });
  const chosen = groups.flatMap((group) => chosenIn(group, state));
  const asked = new Set(groups.filter(({ min }) => min > 0).flatMap(({ options }) => options.map(({ upc }) => upc)));
  return (
    <ol className={styles.stage} aria-label={texts.stage}>
      {layersOf(chosen).map(({ key, src, option, isBread }) => (
        <li key={key} className={isBread ? styles.bread[option ? 'top' : 'foot'] : styles.layer}>
          <span className={styles.art}>
            <Image key={src} src={src} alt="" width={180} height={isBread && option ? 64 : 40} />
          </span>
          {option && (
            <span className={styles.label}>
              <span className={asked.has(option.upc) || centsOf(option.priceDelta) !== 0 ? styles.strong : undefined}>
                {option.name}
              </span>{' '}
              {centsOf(option.priceDelta) !== 0 && texts.more(formatPrice(centsOf(option.priceDelta)))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
