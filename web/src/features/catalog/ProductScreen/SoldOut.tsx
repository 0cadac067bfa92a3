import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { useProductTexts } from '../../../messages/products/product.ts';
import { ElsewhereStores } from '../ElsewhereStores/ElsewhereStores.tsx';
import type { ElsewhereStores_StoreFragment } from '../ElsewhereStores/ElsewhereStores.generated.ts';
import type { ProductPageQuery } from './ProductPage.generated.ts';
import * as styles from './SoldOut.css.ts';

type Availability = NonNullable<ProductPageQuery['product']>['product']['availability'];

export interface SoldOutProps {
  /** Stores nearby that have it. */
  stores: readonly ElsewhereStores_StoreFragment[];
  availability: Availability;
  /** Where the similar ones are: on this page, or on its aisle's. */
  similarHref: string;
}

/** Why a product can't be had through the chosen channel (S-234..S-237), when again, and what to do instead. */
export function SoldOut({ availability, similarHref, stores }: SoldOutProps) {
  const texts = useProductTexts();
  const titleId = useId();
  const { message, shortMessage, onlyAvailableText, nextAvailableText } = availability;
  return (
    <>
      <Card as="section" aria-labelledby={titleId}>
        <div className={styles.card}>
          <div className={styles.title}>
            <Icon name="ban" size={20} />
            <Heading level={2} size="lead" id={titleId}>
              {onlyAvailableText ?? shortMessage ?? texts.notNow}
            </Heading>
          </div>
          <Text>{[message, nextAvailableText].filter(Boolean).join('. ')}.</Text>
          <ButtonLink tone="primary" href={similarHref}>
            {texts.seeSimilar}
          </ButtonLink>
        </div>
      </Card>
      <ElsewhereStores stores={stores} />
    </>
  );
}
