import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Link } from '@larder/design-system/LinkProvider';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { monogramOf } from './monogram.ts';
import * as styles from './SellerHead.css.ts';
import type { SellerHead_SellerFragment as Seller } from './SellerHead.generated.ts';

/** A seller among all sellers; the whole card leads to its page. */
export function SellerCard({ seller }: { seller: Seller }) {
  return (
    <Card as="li" padding="none">
      <div className={styles.card}>
        <Tile size="large">
          {seller.picture ? (
            <img src={seller.picture} alt="" width={56} height={56} loading="lazy" />
          ) : (
            monogramOf(seller.name)
          )}
        </Tile>
        <div className={styles.cardWords}>
          <Heading level={2} size="label">
            <Link href={seller.path} className={styles.link}>
              {seller.name}
            </Link>
          </Heading>
          <Text>{seller.description}</Text>
          <Text size="meta" tone="soft">
            {seller.shipsFromText}
          </Text>
        </div>
      </div>
    </Card>
  );
}
