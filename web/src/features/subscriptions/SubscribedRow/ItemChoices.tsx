import { Select } from '@larder/design-system/Select';
import { useSubscriptionsTexts } from '../../../messages/subscriptions.ts';
import { lineName } from '../../../ui/line-name.ts';
import type { ItemChange } from '../item-change.ts';
import { packageCounts } from '../package-counts.ts';
import * as styles from './SubscribedRow.css.ts';
import type { SubscribedRow_ItemFragment } from './SubscribedRow.generated.ts';

interface ItemChoicesProps {
  item: SubscribedRow_ItemFragment;
  busy: boolean;
  onChange: (change: ItemChange) => void;
}

/** How many come each time, and what comes when it is out (S-103). */
export function ItemChoices({ item, busy, onChange }: ItemChoicesProps) {
  const texts = useSubscriptionsTexts();
  const name = item.product?.spokenName ?? lineName(item);
  const { id, product, quantity, isSubstitutable } = item;
  return (
    <div className={styles.choiceFields} data-needs-scripts="">
      <Select
        name={`quantity-${id}`}
        label={texts.quantityOf(name)}
        disabled={busy}
        options={packageCounts(product?.maximumQuantity ?? 1, quantity).map((count) => ({
          value: String(count),
          label: texts.eachTime(count),
        }))}
        value={String(quantity)}
        onChange={(value) => onChange({ kind: 'QUANTITY', quantity: Number(value) })}
      />
      <Select
        name={`substitute-${id}`}
        label={texts.ifOut.of(name)}
        disabled={busy}
        options={[
          { value: 'yes', label: texts.ifOut.substitute },
          { value: 'no', label: texts.ifOut.leaveOut },
        ]}
        value={isSubstitutable ? 'yes' : 'no'}
        onChange={(value) => onChange({ kind: 'SUBSTITUTE', isSubstitutable: value === 'yes' })}
      />
    </div>
  );
}
