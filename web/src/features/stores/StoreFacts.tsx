import { DefinitionList } from '@larder/design-system/DefinitionList';
import { useStoresTexts } from '../../messages/stores.ts';
import * as styles from './StoreCard.css.ts';
import type { StoreFacts_StoreFragment } from './StoreFacts.generated.ts';

/** Ways to shop at a store, what else is there, and when each department is open (S-73). */
export function StoreFacts({ store }: { store: StoreFacts_StoreFragment }) {
  const texts = useStoresTexts();
  const also = [
    ...store.services,
    ...(store.hasOnlineDeli ? [texts.onlineDeli] : []),
    ...(store.preparesOrders ? [texts.madeToOrder] : []),
  ];
  return (
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
  );
}
