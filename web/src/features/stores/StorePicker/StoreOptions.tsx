import { RadioCards } from '@larder/design-system/RadioCards';
import type { Channel } from '../../../graphql/schema-types.ts';
import { useStoresTexts } from '../../../messages/stores.ts';
import type { PickerStore_NearFragment } from './StorePicker.generated.ts';
import * as styles from './StorePicker.css.ts';

/** May the store be chosen for this way to shop? */
export const isOffered = ({ store, nextSlots }: PickerStore_NearFragment, channel: Channel): boolean =>
  store.channels.includes(channel) && (nextSlots.find((slot) => slot.channel === channel)?.isOffered ?? true);

interface StoreOptionsProps {
  stores: readonly PickerStore_NearFragment[];
  channel: Channel;
  /** Id of the chosen store; empty until one is chosen. */
  value: string;
  onChange: (storeId: string) => void;
}

/** The stores near a place, nearest first; one that can't be chosen this way says why. */
export function StoreOptions({ stores, channel, value, onChange }: StoreOptionsProps) {
  const texts = useStoresTexts();
  return (
    <RadioCards
      legend={texts.picker.stores}
      legendHidden
      name="storeId"
      value={value}
      onChange={onChange}
      options={stores.map((near) => ({
        value: near.store.id,
        title: near.store.name,
        end: near.distance,
        disabled: !isOffered(near, channel),
        description: <Lines near={near} channel={channel} />,
      }))}
    />
  );
}

function Lines({ near: { store, nextSlots }, channel }: { near: PickerStore_NearFragment; channel: Channel }) {
  const slot = nextSlots.find((each) => each.channel === channel);
  return (
    <>
      <span className={styles.line}>
        {[store.openText, store.services.join(', ')].filter(Boolean).join(' \u00b7 ')}
      </span>
      <span className={slot ? styles.slot : styles.line}>{slot?.text ?? store.cityLine}</span>
    </>
  );
}
