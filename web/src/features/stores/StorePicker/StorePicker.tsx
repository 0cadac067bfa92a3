import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Drawer } from '@larder/design-system/Drawer';
import { Icon, type IconName } from '@larder/design-system/Icon';
import { Loader } from '@larder/design-system/Loader';
import { SegmentedControl } from '@larder/design-system/SegmentedControl';
import { Text } from '@larder/design-system/Text';
import { useState } from 'react';
import type { FrameShop } from '../../../app/data/shop.ts';
import type { Channel } from '../../../graphql/schema-types.ts';
import { useStoresTexts } from '../../../messages/stores.ts';
import { useChooseShop } from '../useChooseShop.ts';
import { PlaceField } from './PlaceField.tsx';
import { isOffered, StoreOptions } from './StoreOptions.tsx';
import * as styles from './StorePicker.css.ts';
import { type FoundPlace, usePlaceSearch } from './usePlaceSearch.ts';

const ways = ['PICKUP', 'DELIVERY', 'IN_STORE'] as const satisfies readonly Channel[];
const icons = { PICKUP: 'store', DELIVERY: 'truck', IN_STORE: 'shopping-basket' } as const satisfies Record<
  (typeof ways)[number],
  IconName
>;

interface StorePickerProps {
  /** Where the visitor shops now; null when it isn't known. */
  shop: FrameShop | null;
  isMember: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How and where to shop: a drawer with the ways, a place, and the stores around it. */
export function StorePicker(props: StorePickerProps) {
  const { open, onOpenChange, shop } = props;
  const { picker: texts } = useStoresTexts();
  const choosing = useChooseShop();
  const { forgetProblem } = choosing;
  const [channel, setChannel] = useState<Channel>(shop?.channel ?? 'PICKUP');
  const [place, setPlace] = useState(shop?.zipCode ?? shop?.store.zipCode ?? '');
  const [storeId, setStoreId] = useState(shop?.store.id ?? '');
  // What is chosen is one that can be; the nearest when there is none.
  const chosenIn = ({ stores }: FoundPlace, way: Channel, wanted: string) => {
    const able = stores.filter((near) => isOffered(near, way));
    return (able.find(({ store }) => store.id === wanted) ?? able[0])?.store.id ?? '';
  };
  const look = usePlaceSearch(open ? place : '', (found) => {
    if (found.zipCode !== null && place.includes(',')) setPlace(found.zipCode);
    setStoreId(chosenIn(found, channel, storeId));
  });
  const { found, message, isLooking } = look;

  const changed = (change: () => void) => {
    forgetProblem();
    change();
  };
  const chosen = found?.stores.find(({ store }) => store.id === storeId);
  const { problem } = choosing;
  const atField = problem?.field === 'zipCode' ? problem.message : null;
  const send = async () => {
    const zipCode = channel === 'DELIVERY' ? (found?.zipCode ?? null) : null;
    if (storeId && (await choosing.choose({ storeId, channel, zipCode }))) onOpenChange(false);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="end"
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <div className={styles.foot}>
          {problem && !atField && <Alert tone="error" size="small" title={problem.message} />}
          <p className={styles.note}>
            <Icon name="arrow-down-up" size={18} />
            <span>
              {texts.pricesDiffer}
              {props.isMember && ` ${texts.gamesStay}`}
            </span>
          </p>
          <Button
            tone="primary"
            size="large"
            block
            disabled={!chosen}
            busy={choosing.isSending}
            onClick={() => void send()}
          >
            {chosen ? texts.shopAt(chosen.store.name) : texts.chooseStore}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <SegmentedControl
          legend={texts.ways}
          name="channel"
          segments={ways.map((value) => ({ value, label: texts.channels[value], icon: icons[value] }))}
          value={channel === 'SHIPPING' ? 'PICKUP' : channel}
          onChange={(way) =>
            changed(() => {
              setChannel(way);
              if (found) setStoreId(chosenIn(found, way, storeId));
            })
          }
        />
        <PlaceField value={place} onChange={(next) => changed(() => setPlace(next))} error={atField ?? message} />
        {isLooking && !found && <Loader label={texts.looking} />}
        {found && found.stores.length === 0 && <Text tone="soft">{texts.none(found.place)}</Text>}
        {found && found.stores.length > 0 && (
          <StoreOptions
            stores={found.stores}
            channel={channel}
            value={storeId}
            onChange={(id) => changed(() => setStoreId(id))}
          />
        )}
      </div>
    </Drawer>
  );
}
