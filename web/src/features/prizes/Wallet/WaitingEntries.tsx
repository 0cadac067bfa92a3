import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { pathTo } from '../../../app/routing/paths.ts';
import { useWalletTexts } from '../../../messages/play/wallet.ts';
import * as styles from './Wallet.css.ts';
import type { WaitingEntries_EntriesFragment } from './WaitingEntries.generated.ts';

/** Entries waiting for their draw: its date, the prize, and how to check it. */
export function WaitingEntries({ entries }: { entries: readonly WaitingEntries_EntriesFragment[] }) {
  const texts = useWalletTexts();
  if (entries.length === 0) return null;
  return (
    <div className={styles.entries}>
      {entries.map(({ drawId, prizeName, count, drawDateString }) => (
        <Note key={drawId} icon="ticket">
          <Text as="strong">{texts.entries(count, drawDateString)}</Text> {texts.entriesFor(prizeName)}{' '}
          <TextLink href={pathTo('verify', { drawId })} aria-label={texts.withName(texts.howVerified, prizeName)}>
            {texts.howVerified}
          </TextLink>
        </Note>
      ))}
    </div>
  );
}
