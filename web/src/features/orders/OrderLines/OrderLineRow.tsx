import { Link } from '@larder/design-system/LinkProvider';
import { Text } from '@larder/design-system/Text';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { lineName } from '../../../ui/line-name.ts';
import { LinePicture } from './LinePicture.tsx';
import * as styles from './OrderLines.css.ts';
import type { OrderLines_LineFragment, OrderLines_OrderFragment } from './OrderLines.generated.ts';

export type Change = OrderLines_OrderFragment['changes'][number];

interface OrderLineRowProps {
  line: OrderLines_LineFragment;
  /** What differs from what was ordered. */
  change?: Change | undefined;
}

/** A line of an order with what it costs; one that has changed says what, and why. */
export function OrderLineRow({ line, change }: OrderLineRowProps) {
  const texts = useOrdersTexts();
  const { metaText, quantityText, amount, was, product } = line;
  const name = lineName(line);
  return (
    <li className={styles.row}>
      <LinePicture pictures={product?.pictures} pale={change?.kind === 'SHORT'} />
      <div className={styles.words}>
        <span className={styles.name}>
          {product ? (
            <Link className={styles.link} href={product.path}>
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        <Text size="meta" tone="soft">
          {change ? change.text : metaText}
        </Text>
        {change?.chipText && <span className={styles.chip}>{change.chipText}</span>}
      </div>
      <span className={styles.quantity}>{quantityText}</span>
      <span className={styles.price}>
        <span>{texts.money(amount)}</span>
        {was && (
          <s className={styles.was}>
            <VisuallyHidden>{texts.was} </VisuallyHidden>
            {texts.money(was)}
          </s>
        )}
      </span>
    </li>
  );
}
