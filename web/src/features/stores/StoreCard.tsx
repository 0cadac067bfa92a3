import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import type { ReactNode } from 'react';
import { pathTo } from '../../app/routing/paths.ts';
import type { StoreCard_StoreFragment } from './StoreCard.generated.ts';
import * as styles from './StoreCard.css.ts';
import { StoreFacts } from './StoreFacts.tsx';

interface StoreCardProps {
  near: StoreCard_StoreFragment;
  /** What can be done with the store. */
  children?: ReactNode;
}

/** A store with its distance, what it offers, and when each department is open (S-73). */
export function StoreCard({ near: { distance, store }, children }: StoreCardProps) {
  return (
    <Card as="article" padding="medium" aria-labelledby={`store-${store.id}`}>
      <div className={styles.card}>
        <div>
          <div className={styles.head}>
            <Heading level={2} size="small" id={`store-${store.id}`}>
              <TextLink href={pathTo('store', { storeId: store.id })}>{store.name}</TextLink>
            </Heading>
            <Text weight="strong">{distance}</Text>
          </div>
          <Text tone="soft">{store.cityLine}</Text>
          {store.openText && <Text weight="strong">{store.openText}</Text>}
        </div>
        {children}
        <StoreFacts store={store} />
      </div>
    </Card>
  );
}
