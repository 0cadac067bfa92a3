import { Button } from '@larder/design-system/Button';
import { Text } from '@larder/design-system/Text';
import { useWaysOnTexts } from '../../../messages/shop/ways-on.ts';
import type { FrameShop } from '../../../app/data/shop.ts';
import { useChooseShop } from '../../stores/useChooseShop.ts';

interface SwitchStoreProps {
  store: { id: string; name: string };
  /** Where the shopper shops now: the channel stays. */
  shop: Pick<FrameShop, 'channel' | 'place'>;
  tone?: 'primary' | 'outline';
}

/** Shops at another store from now on; the page then shows that store's products. */
export function SwitchStore({ store, shop: { channel, place }, tone = 'outline' }: SwitchStoreProps) {
  const ways = useWaysOnTexts();
  const { choose, isSending, problem } = useChooseShop();
  const zipCode = channel === 'DELIVERY' ? place : null;
  return (
    <>
      <Button
        tone={tone}
        busy={isSending}
        busyLabel={ways.switching}
        aria-label={ways.switchTo(store.name)}
        onClick={() => void choose({ storeId: store.id, channel, zipCode })}
      >
        {ways.switchStore}
      </Button>
      {problem && (
        <div role="alert">
          <Text size="meta" tone="error">
            {problem.message}
          </Text>
        </div>
      )}
    </>
  );
}
