import { AvailabilityMessage } from '@larder/design-system/AvailabilityMessage';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { useProductTexts } from '../../../messages/products/product.ts';
import { channelIcons, signOf } from '../../../ui/availability.ts';
import * as styles from './ChannelRows.css.ts';
import type { ChannelRows_DetailsFragment } from './ChannelRows.generated.ts';

type Row = ChannelRows_DetailsFragment['channels'][number];

/** Each way to get a product: when and where, or why not. The words are the catalog's own (S-234 to S-236). */
export function ChannelRows({ channels }: { channels: readonly Row[] }) {
  const texts = useProductTexts();
  return (
    <section className={styles.rows} aria-label={texts.channelsTitle}>
      <Heading level={2} size="lead">
        {texts.channelsTitle}
      </Heading>
      <ul>
        {channels.map((row) => (
          <ChannelRow key={row.channel} row={row} />
        ))}
      </ul>
    </section>
  );
}

function ChannelRow({ row: { channel, availability, whereText } }: { row: Row }) {
  const texts = useProductTexts();
  const isOff = availability.state === 'UNAVAILABLE';
  const words = isOff ? availability.message : whereText;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name={channelIcons[channel]} size={20} />
      </span>
      <div>
        <p className={styles.channel} data-off={isOff || undefined}>
          {texts.channels[channel]}
        </p>
        {words && <p className={styles.where}>{words}</p>}
      </div>
      <div className={styles.state}>
        <AvailabilityMessage kind={isOff ? 'out' : signOf(availability).kind}>
          {stateText(availability, texts)}
        </AvailabilityMessage>
      </div>
    </li>
  );
}

/** The state in a word or two. That another channel has it stands in that channel's own row. */
function stateText(
  { state, reasonCode, shortMessage }: Row['availability'],
  texts: ReturnType<typeof useProductTexts>,
): string {
  if (state === 'AVAILABLE') return texts.available;
  if (reasonCode === 'CHANNEL_NOT_OFFERED') return texts.notOffered;
  return shortMessage ?? (state === 'LOW_STOCK' ? texts.available : texts.notNow);
}
