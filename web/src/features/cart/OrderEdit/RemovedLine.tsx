import { Icon } from '@larder/design-system/Icon';
import { Image } from '@larder/design-system/Image';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { useOrderEditTexts } from '../../../messages/order-edit.ts';
import { money } from '../../../messages/support/formats.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import * as line from '../CartLine/CartLine.css.ts';
import { useKeeper } from '../keeper/useKeeper.ts';
import type { OrderEdit_EditFragment } from './OrderEdit.generated.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import * as styles from './OrderEdit.css.ts';

type Change = OrderEdit_EditFragment['changes'][number];

interface RemovedLineProps {
  change: Change;
  line: NonNullable<Change['removed']>;
}

/** A line that was taken out of the order: it can be put back until the changes are saved. */
export function RemovedLine({ change, line: was }: RemovedLineProps) {
  const texts = useOrderEditTexts();
  const keeper = useKeeper();
  const putBack = () =>
    keeper().add({
      productId: was.productId,
      name: was.name,
      quantity: was.quantity,
      options: was.optionIds,
      comments: was.comments ?? '',
      ...(was.weight === null ? {} : { weight: Number(was.weight) }),
    });
  return (
    <li className={styles.removed}>
      <div className={line.picture}>
        <Tile size="fill" pale>
          {was.product?.pictures ? (
            <ProductImage photo={was.product.pictures.photo} size={96} pale>
              <span className={line.shot}>
                <Image src={was.product.pictures.thumb} alt="" width={96} height={96} pale />
              </span>
            </ProductImage>
          ) : (
            <Icon name="image" size={24} />
          )}
        </Tile>
      </div>
      <div className={line.words}>
        <p className={line.name}>
          <s className={styles.struck}>{was.name}</s>
        </p>
        <Text size="meta" tone="soft">
          {was.metaText}
        </Text>
        <span className={line.chip}>{change.shortText}</span>
        <span className={line.acts}>
          <LinkButton aria-label={texts.putBackOf(was.name)} onClick={putBack}>
            {texts.putBack}
          </LinkButton>
        </span>
      </div>
      <s className={styles.was}>{money(was.amount)}</s>
    </li>
  );
}
