import { Loader } from '@larder/design-system/Loader';
import { Text } from '@larder/design-system/Text';
import { TextField } from '@larder/design-system/TextField';
import { useState } from 'react';
import { useStoresTexts } from '../../../messages/stores.ts';
import { useSubscriptionsTexts } from '../../../messages/subscriptions.ts';
import { StoreChoice } from '../../stores/StoreChoice.tsx';
import { type FoundStores, useStoreSearch } from '../../stores/useStoreSearch.ts';
import * as styles from './PlanForm.css.ts';

interface PlanStoreProps {
  /** Around which the stores are, at first. */
  zipCode: string;
  /** Id of the chosen store. */
  value: string;
  onChange: (store: { id: string; name: string }) => void;
}

/** The stores around a ZIP code, to choose where scheduled orders come from (N-65, G-120). */
export function PlanStore({ zipCode, value, onChange }: PlanStoreProps) {
  const { plan: texts } = useSubscriptionsTexts();
  const { picker } = useStoresTexts();
  const [zip, setZip] = useState(zipCode);
  const [found, setFound] = useState<FoundStores | null>(null);
  const look = useStoreSearch(zip, setFound);
  const choose = (id: string) => {
    const chosen = found?.stores.find(({ store }) => store.id === id)?.store;
    if (chosen) onChange({ id, name: chosen.name });
  };
  return (
    <div className={styles.stores}>
      <div className={styles.zip}>
        <TextField
          name="zip"
          label={texts.zip}
          inputMode="numeric"
          maxLength={5}
          error={look.kind === 'failed' ? look.message : undefined}
          value={zip}
          onChange={setZip}
        />
      </div>
      {look.kind === 'looking' && !found && <Loader label={picker.looking} />}
      {found && found.stores.length === 0 && <Text tone="soft">{picker.none(found.place)}</Text>}
      {found && found.stores.length > 0 && (
        <StoreChoice found={found} value={value} onChange={choose} legend={texts.store} first={3} />
      )}
    </div>
  );
}
