import { Card } from '@larder/design-system/Card';
import { DefinitionList } from '@larder/design-system/DefinitionList';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { useStoresTexts } from '../../messages/stores.ts';
import type { StoreCard_StoreFragment } from './StoreCard.generated.ts';
import * as styles from './StoreCard.css.ts';

/** A store with its distance, what it offers, and when each department is open (S-73). */
export function StoreCard({ near: { distance, store } }: { near: StoreCard_StoreFragment }) {
  const texts = useStoresTexts();
  const also = [
    ...store.services,
    ...(store.hasOnlineDeli ? [texts.onlineDeli] : []),
    ...(store.preparesOrders ? [texts.madeToOrder] : []),
  ];
  return (
    <Card as="article" padding="medium" aria-labelledby={`store-${store.id}`}>
      <div className={styles.card}>
        <div>
          <div className={styles.head}>
            <Heading level={2} size="small" id={`store-${store.id}`}>
              {store.name}
            </Heading>
            <Text weight="strong">{distance}</Text>
          </div>
          <Text tone="soft">{store.cityLine}</Text>
          {store.openText && <Text weight="strong">{store.openText}</Text>}
        </div>
        <DefinitionList
          kind="rows"
          items={[
            { label: texts.shopping, value: store.channels.map((channel) => texts.channels[channel]).join(', ') },
            { label: texts.alsoHere, value: also.join(', ') },
            ...store.departments.map(({ name, week }) => ({
              label: texts.department(name),
              value: week.map(({ days, hours }) => (
                <span key={days} className={styles.line}>
                  {texts.open(days, hours)}
                </span>
              )),
            })),
          ]}
        />
      </div>
    </Card>
  );
}
