import { Button } from '@larder/design-system/Button';
import { Image } from '@larder/design-system/Image';
import { formatPrice } from '@larder/design-system/Price';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { Tile } from '@larder/design-system/Tile';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import { centsOf } from '../../../ui/cents.ts';
import { useKeeper } from '../keeper/useKeeper.ts';
import type { CartLine_LineFragment as Line } from './CartLine.generated.ts';
import * as styles from './CartLine.css.ts';
import { type LineSwap, useLineSwaps } from './useLineSwaps.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';

/** What can take the place of a line that can't be had: one press puts it there. */
export function Swaps({ line }: { line: Line }) {
  const texts = useCartAdviceTexts();
  const keeper = useKeeper();
  const swaps = useLineSwaps(line.productId, true);
  if (!swaps || swaps.length === 0) return null;
  const swap = ({ id, fullName, isSoldByWeight, minimumWeight }: LineSwap) => {
    keeper().add({
      productId: id,
      name: fullName,
      quantity: line.quantity,
      ...(isSoldByWeight ? { weight: Number(line.weight ?? minimumWeight ?? 1) } : {}),
    });
    keeper().remove(line.id);
  };
  return (
    <div>
      <Text size="meta" weight="strong">
        {texts.swapFor}
      </Text>
      <ul className={styles.swaps}>
        {swaps.map((each) => (
          <li key={each.id} className={styles.swap}>
            <Tile size="small">
              {each.pictures && (
                <ProductImage photo={each.pictures.photo} size={44}>
                  <Image src={each.pictures.thumb} alt="" width={32} height={32} />
                </ProductImage>
              )}
            </Tile>
            <TextLink href={each.path}>{each.fullName}</TextLink>
            <span>{each.price && formatPrice(centsOf(each.price.amount))}</span>
            {!each.isCustomizable && (
              <Button tone="outline" size="small" aria-label={texts.swapTo(each.spokenName)} onClick={() => swap(each)}>
                {texts.swap}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
