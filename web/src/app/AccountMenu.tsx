import { CountBadge } from '@larder/design-system/CountBadge';
import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../messages/messages.ts';
import * as styles from './AccountMenu.css.ts';
import * as header from './Header.css.ts';
import { lazyPart } from './loadable.tsx';
import { useUnreadNoticesQuery } from './UnreadNotices.generated.ts';

/** Loads when somebody first opens the menu. */
const AccountPanel = lazyPart(async () => (await import('./AccountPanel.tsx')).AccountPanel);

/** The signed-in shopper's first name; opened, the pages of the account, the ways to sign out and the page's appearance. */
export function AccountMenu({ firstName }: { firstName: string }) {
  const { frame } = useMessages();
  // The page's own notices bring the count, once it has settled.
  const { data: notices } = useUnreadNoticesQuery({ fetchPolicy: 'cache-only' });
  const unread = notices?.me?.inbox?.unreadCount ?? 0;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const isInside = ({ target }: Event) => place.current?.contains(target as Node);
    const closeOutside = (event: Event) => {
      if (!isInside(event)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setWasOpened(true);
          setOpen(!open);
        }}
      >
        <span className={styles.sign}>
          <Icon name="circle-user-round" size={24} />
          <CountBadge count={unread} label={frame.inbox.unread(unread)} />
        </span>
        <span className={styles.who}>
          <span className={header.small}>{frame.account.member}</span>
          <span className={header.name}>{firstName}</span>
          <VisuallyHidden>{frame.account.menu}</VisuallyHidden>
        </span>
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        {wasOpened ? (
          <Suspense>
            <AccountPanel firstName={firstName} unread={unread} onChoose={() => setOpen(false)} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
