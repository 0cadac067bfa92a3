import { Button } from '@larder/design-system/Button';
import { CountBadge } from '@larder/design-system/CountBadge';
import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Messages, useMessages } from '../messages/messages.ts';
import * as styles from './AccountMenu.css.ts';
import * as header from './Header.css.ts';
import { useUnreadNoticesQuery } from './UnreadNotices.generated.ts';
import { useLeave } from './leave.ts';
import { SchemeChoice } from './SchemeChoice.tsx';
import { useSignOutMutation } from './SignOut.generated.ts';

const pages = ({ prizes, settings, addresses, communication }: Messages['frame']['account']['pages']) => [
  ['/games/prizes', prizes] as const,
  ['/account/profile.html', settings] as const,
  ['/account/addresses.html', addresses] as const,
  ['/customer-account/communication-preference.html', communication] as const,
];

/** The signed-in shopper's first name; opened, the pages of the account, the ways to sign out and the page's appearance. */
export function AccountMenu({ firstName }: { firstName: string }) {
  const { frame } = useMessages();
  // The page's own notices bring the count, once it has settled.
  const { data: notices } = useUnreadNoticesQuery({ fetchPolicy: 'cache-only' });
  const unread = notices?.me?.inbox?.unreadCount ?? 0;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const loadDocument = useLeave();
  const [signOut, { loading }] = useSignOutMutation();

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

  const leave = async (everywhere: boolean) => {
    setFailed(false);
    const { data } = await signOut({ variables: { input: { everywhere } }, errorPolicy: 'all' }).catch(() => ({
      data: undefined,
    }));
    if (data?.signOut) loadDocument('/account/sign-in.html');
    else setFailed(true);
  };
  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
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
        <p className={styles.greeting}>
          <b className={header.name}>{firstName}</b>
          <span className={header.small}>{frame.account.member}</span>
        </p>
        <nav aria-label={frame.account.pages.settings} className={styles.links}>
          <Link to="/inbox" className={styles.link} onClick={() => setOpen(false)}>
            {unread > 0 ? frame.inbox.titleWithCount(unread) : frame.inbox.title}
          </Link>
          {pages(frame.account.pages).map(([href, title]) => (
            <Link key={href} to={href} className={styles.link} onClick={() => setOpen(false)}>
              {title}
            </Link>
          ))}
        </nav>
        <SchemeChoice />
        <div className={styles.actions}>
          {failed && (
            <p role="alert" className={styles.failed}>
              {frame.account.failed}
            </p>
          )}
          <Button
            tone="outline"
            size="small"
            block
            busy={loading}
            busyLabel={frame.account.signingOut}
            onClick={() => void leave(false)}
          >
            {frame.account.signOut}
          </Button>
          <Button tone="plain" size="small" block disabled={loading} onClick={() => void leave(true)}>
            {frame.account.signOutEverywhere}
          </Button>
        </div>
      </div>
    </div>
  );
}
