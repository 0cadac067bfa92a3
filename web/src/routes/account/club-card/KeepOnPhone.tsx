import { useApolloClient } from '@apollo/client/react';
import { Button } from '@larder/design-system/Button';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Text } from '@larder/design-system/Text';
import { useState, useSyncExternalStore } from 'react';
import { ownerOf } from '../../../app/data/owner.ts';
import { keptPaths } from '../../../app/routing/kept-pages.ts';
import { pageNow } from '../../../page/clock.ts';
import { keepPages, removeKeptPages } from '../../../storage/keep-pages.ts';
import { keptAt } from '../../../storage/kept-pages.ts';
import { useClubCardTexts } from '../../../messages/phone/club-card.ts';
import * as styles from './club-card.css.ts';

/** `at`: when it was kept or removed here; undefined before either. */
type State = { at?: Date | null; isBusy: boolean; hasFailed: boolean };

const unwatched = () => () => undefined;
const storedAt = (): string | null => keptAt()?.toISOString() ?? null;

const isToday = (at: Date): boolean => at.toDateString() === new Date(pageNow()).toDateString();

/** Keeps the card, the cart, the list, and the coupons readable without a connection, and takes them away again. */
export function KeepOnPhone() {
  const texts = useClubCardTexts();
  const announce = useAnnounce();
  const client = useApolloClient();
  const [{ at: changed, isBusy, hasFailed }, set] = useState<State>({ isBusy: false, hasFailed: false });
  const stored = useSyncExternalStore(unwatched, storedAt, () => null);
  const before = stored === null ? null : new Date(stored);
  const at = changed === undefined ? before : changed;
  const keep = async () => {
    set({ at, isBusy: true, hasFailed: false });
    const kept = await keepPages(keptPaths, ownerOf(client));
    set({ at: kept, isBusy: false, hasFailed: kept === null });
    if (kept) announce(texts.kept(kept));
  };
  const remove = async () => {
    set({ at, isBusy: true, hasFailed: false });
    await removeKeptPages();
    set({ at: null, isBusy: false, hasFailed: false });
    announce(texts.removed);
  };
  return (
    <div className={styles.keep} data-needs-scripts="">
      <Button
        tone="outline"
        size="large"
        block
        icon="smartphone"
        busy={isBusy}
        busyLabel={at ? texts.remove : texts.keeping}
        onClick={() => void (at ? remove() : keep())}
      >
        {at ? texts.remove : texts.keep}
      </Button>
      <Text size="meta" tone="soft">
        {at ? (isToday(at) ? texts.kept(at) : texts.keptBefore(at)) : texts.whatIsKept}
      </Text>
      {hasFailed && (
        <Text size="meta" tone="error" role="alert">
          {texts.failed}
        </Text>
      )}
    </div>
  );
}
