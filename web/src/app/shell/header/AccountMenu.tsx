import { CountBadge } from '@larder/design-system/CountBadge';
import { DropdownPanel } from '@larder/design-system/DropdownPanel';
import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { Suspense } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import * as styles from './AccountMenu.css.ts';
import * as header from './Header.css.ts';
import { useFrame } from '../../data/frame.ts';
import { useKnownAnswer } from '../../data/answers.ts';
import { lazyPart } from '../../loading/loadable.tsx';
import { UnreadNoticesDocument } from '../../data/UnreadNotices.generated.ts';

/** Loads when someone first opens the menu. */
const AccountPanel = lazyPart(
  async () => (await import('./AccountPanel.tsx')).AccountPanel,
  'src/app/shell/header/AccountPanel.tsx',
);

/** The signed-in shopper's first name; opened, the pages of the account, the ways to sign out and the page's appearance. */
export function AccountMenu({ firstName }: { firstName: string }) {
  const { frame } = useMessages();
  const { viewer } = useFrame();
  // The page's own notices bring the count, once it has settled.
  const notices = useKnownAnswer(UnreadNoticesDocument);
  const unread = notices?.me?.inbox?.unreadCount ?? 0;
  return (
    <DropdownPanel
      align="end"
      trigger={
        <button type="button" className={styles.button}>
          <span className={styles.sign}>
            <Icon name="circle-user-round" size={24} />
            <CountBadge count={unread} label={frame.inbox.unread(unread)} />
          </span>
          <span className={styles.who}>
            <span className={header.small}>
              {viewer.site === 'BUSINESS' ? frame.account.buyer : frame.account.member}
            </span>
            <span className={header.name}>{firstName}</span>
            <VisuallyHidden>{frame.account.menu}</VisuallyHidden>
          </span>
        </button>
      }
    >
      {(close) => (
        <Suspense>
          <AccountPanel firstName={firstName} unread={unread} onChoose={close} />
        </Suspense>
      )}
    </DropdownPanel>
  );
}
