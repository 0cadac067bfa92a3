import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { useId } from 'react';
import { money } from '../../../messages/support/formats.ts';
import { useSellerCartTexts } from '../../../messages/shop/seller-cart.ts';
import { centsOf } from '../../../ui/cents.ts';
import type { SellerCart_CartFragment as Cart, SellerCart_SellerFragment as Seller } from './SellerCart.generated.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import * as styles from './SellerCart.css.ts';

interface StripProps {
  seller: Seller;
  /** null while there is none, or it isn't known yet. */
  cart: Cart | null;
  /** Is it known that there is none? */
  isEmpty?: boolean;
  /** Is a change of it on its way? */
  isSettling?: boolean;
}

/** What a seller's cart holds and costs in one row; without one, when it would ship free. */
export function Strip({ seller, cart, isEmpty = false, isSettling = false }: StripProps) {
  const texts = useSellerCartTexts();
  const id = useId();
  const look = { tone: 'primary', block: true, 'aria-label': texts.checkOutOf(seller.name) } as const;
  const pictures = cart?.lines.findLast(({ product }) => product?.pictures)?.product?.pictures;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <div className={styles.strip}>
        <Tile>
          {pictures ? (
            <ProductImage photo={pictures.photo} size={72}>
              <img src={pictures.thumb} alt="" width={48} height={48} />
            </ProductImage>
          ) : (
            <Icon name="shopping-cart" size={28} />
          )}
        </Tile>
        <div className={styles.words}>
          <Heading level={2} size="label" id={id}>
            {texts.title(seller.name)}
          </Heading>
          <div aria-busy={isSettling}>
            <Text size="meta" tone="soft">
              {cart ? (cart.unavailableText ?? stateOf(texts, cart)) : isEmpty && texts.empty}
            </Text>
          </div>
        </div>
        <div className={styles.progress}>
          <Progress seller={seller} cart={cart} />
        </div>
        <div className={styles.way} data-needs-scripts="">
          {cart?.canCheckOut ? (
            <ButtonLink {...look} href={cart.checkoutPath}>
              {texts.checkOut}
            </ButtonLink>
          ) : (
            <Button {...look} disabled>
              {texts.checkOut}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** 1 item, $34.00. With $5.95 shipping, $39.95 */
function stateOf(
  texts: ReturnType<typeof useSellerCartTexts>,
  { itemCountText, sums, goodsTotal, total }: Cart,
): string {
  const fee = sums.find(({ kind }) => kind === 'FEE');
  const hasTax = sums.some(({ kind }) => kind === 'TAX');
  const goods = texts.state(itemCountText, money(goodsTotal));
  if (fee && centsOf(fee.amount) > 0) return `${goods} ${texts.withShipping(money(fee.amount), hasTax, money(total))}`;
  return hasTax ? `${goods} ${texts.withTax(money(total))}` : goods;
}

function Progress({ seller: { freeShippingText }, cart }: Pick<StripProps, 'seller' | 'cart'>) {
  const goal = cart?.freeShipping;
  if (goal)
    return (
      <ProgressBar
        label={goal.text}
        valueText={goal.valueText}
        value={centsOf(goal.counted)}
        max={centsOf(goal.from)}
        complete={goal.isReached}
      />
    );
  return !cart && freeShippingText && <ProgressBar label={freeShippingText} valueText="" value={0} max={1} />;
}
