import { Heading } from '@larder/design-system/Heading';
import { Icon, type IconName } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { useSellerTexts } from '../../../messages/seller.ts';
import { monogramOf } from './monogram.ts';
import * as styles from './SellerHead.css.ts';
import type { SellerHead_SellerFragment as Seller } from './SellerHead.generated.ts';

/** Who a marketplace seller is: sign, name, a sentence, and what a buyer has to know (S-21). */
export function SellerHead({ seller }: { seller: Seller }) {
  const texts = useSellerTexts().seller;
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <span className={styles.monogram} aria-hidden="true">
          {monogramOf(seller.name)}
        </span>
        <div className={styles.title}>
          <Heading level={1} size="page">
            {seller.name}
          </Heading>
          <Text tone="soft">{seller.description}</Text>
        </div>
        <dl className={styles.facts}>
          <Fact
            icon="truck"
            name={texts.shipping}
            value={[seller.shippingFeeText, seller.shipsFromText, seller.shippingText].filter(Boolean).join('. ') + '.'}
          />
          <Fact icon="undo-2" name={texts.returns} value={seller.returns} />
        </dl>
      </div>
      {seller.picture && (
        <div className={styles.art}>
          <img className={styles.picture} src={seller.picture} alt="" width={220} height={220} />
        </div>
      )}
    </header>
  );
}

function Fact({ icon, name, value }: { icon: IconName; name: string; value: string }) {
  return (
    <div>
      <dt className={styles.fact}>
        <Icon name={icon} size={20} />
        {name}
      </dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
