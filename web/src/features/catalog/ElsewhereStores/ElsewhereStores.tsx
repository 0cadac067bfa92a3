import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { useShop } from '../../../app/data/shop.ts';
import { useWaysOnTexts } from '../../../messages/shop/ways-on.ts';
import type { ElsewhereStores_StoreFragment } from './ElsewhereStores.generated.ts';
import { SwitchStore } from './SwitchStore.tsx';
import * as styles from './ways.css.ts';

export interface ElsewhereStoresProps {
  /** Nearest first. */
  stores: readonly ElsewhereStores_StoreFragment[];
}

/** Stores nearby that have what is sold out here, each with a way to shop there. */
export function ElsewhereStores({ stores }: ElsewhereStoresProps) {
  const ways = useWaysOnTexts();
  const titleId = useId();
  const shop = useShop();
  if (!shop || stores.length === 0) return null;
  return (
    <section className={styles.words} aria-labelledby={titleId}>
      <Heading level={2} size="lead" id={titleId}>
        {ways.elsewhere}
      </Heading>
      <ul className={styles.ways}>
        {stores.map((store) => (
          <li key={store.id} className={styles.way}>
            <Icon name="store" size={24} />
            <span className={styles.what}>
              <Text weight="strong">{store.name}</Text>
              <Text size="meta" tone="soft">
                {store.cityLine}
              </Text>
            </span>
            <span className={styles.action}>
              <SwitchStore store={store} shop={shop} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
