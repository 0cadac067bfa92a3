import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { TextField } from '@larder/design-system/TextField';
import { type FormEvent, useState } from 'react';
import { useShop } from '../../app/data/shop.ts';
import { screens } from '../../app/routing/paths.ts';
import type { Channel } from '../../graphql/schema-types.ts';
import { useStoresTexts } from '../../messages/stores.ts';
import * as styles from './ShopForm.css.ts';
import { useChooseShop } from './useChooseShop.ts';

interface ShopFormProps {
  storeId: string;
  /** Ways to shop that can be chosen there. */
  channels: readonly Channel[];
  /** Where orders are delivered, if DELIVERY is among the ways. */
  zipCode: string | null;
  /** Asks where to deliver, beginning with `zipCode`: for a page that nobody came to by a ZIP code. */
  asksZip?: boolean;
  /** What the visitor looked for, to come back to. */
  place: string;
  /** Is it what the page is for? Then its first way that isn't chosen yet is filled. */
  isMain?: boolean;
}

/** Chooses a store, one button for each way to shop there; a form the browser can send on its own. */
export function ShopForm({ storeId, channels, zipCode, asksZip = false, place, isMain = false }: ShopFormProps) {
  const texts = useStoresTexts();
  const shop = useShop();
  const { choose, isSending, problem } = useChooseShop();
  const [typed, setTyped] = useState(zipCode ?? '');
  const asks = asksZip && channels.includes('DELIVERY');
  const zip = asks ? typed.trim() : zipCode;
  const isAtZip = asks && problem?.field === 'zipCode';
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const channel = channels.find((each) => each === pressed);
    if (channel) void choose({ storeId, channel, zipCode: channel === 'DELIVERY' ? zip : null });
  };
  const isHere = (channel: Channel) => shop?.store.id === storeId && shop.channel === channel && shop.isChosen;
  const main = isMain && !channels.some(isHere) ? channels[0] : undefined;
  return (
    <form method="post" action={screens.stores} onSubmit={send} className={styles.form}>
      <input type="hidden" name="storeId" value={storeId} />
      {asks ? (
        <div className={styles.zip}>
          <TextField
            label={texts.deliverTo}
            name="zipCode"
            value={typed}
            onChange={setTyped}
            error={isAtZip ? problem.message : undefined}
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={10}
          />
        </div>
      ) : (
        <input type="hidden" name="zipCode" value={zipCode ?? ''} />
      )}
      <input type="hidden" name="place" value={place} />
      {problem && !isAtZip && <Alert tone="error" size="small" title={problem.message} />}
      <div className={styles.ways}>
        {channels.map((channel) => (
          <Button
            key={channel}
            type="submit"
            tone={isHere(channel) ? 'quiet' : channel === main ? 'primary' : 'outline'}
            size="small"
            name="channel"
            value={channel}
            aria-pressed={isHere(channel)}
            disabled={isSending}
            {...(isHere(channel) ? { icon: 'check' as const } : {})}
          >
            {texts.shopHere[channel]}
          </Button>
        ))}
      </div>
    </form>
  );
}
