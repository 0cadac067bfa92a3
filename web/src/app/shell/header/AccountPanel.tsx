import { Button } from '@larder/design-system/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { screens } from '../../routing/paths.ts';
import { type Messages, useMessages } from '../../../messages/messages.ts';
import * as styles from './AccountMenu.css.ts';
import * as header from './Header.css.ts';
import { useLeave } from '../../routing/leave.ts';
import { abCart } from '../../../storage/ab-cart.ts';
import { cartQueue } from '../../../storage/cart-queue.ts';
import { recentSearches } from '../../../storage/recent-searches.ts';
import { SchemeChoice } from './SchemeChoice.tsx';
import { useSignOutMutation } from './SignOut.generated.ts';

const pages = ({ orders, prizes, settings, addresses, communication }: Messages['frame']['account']['pages']) => [
  [screens.orders, orders] as const,
  [screens.wallet, prizes] as const,
  [screens.profile, settings] as const,
  [screens.addresses, addresses] as const,
  [screens.communicationPreference, communication] as const,
];

interface AccountPanelProps {
  firstName: string;
  /** Notices that have not been read. */
  unread: number;
  /** A page has been chosen. */
  onChoose: () => void;
}

/** What the account menu offers: the pages of the account, the page's appearance, and the ways to sign out. */
export function AccountPanel({ firstName, unread, onChoose }: AccountPanelProps) {
  const { frame } = useMessages();
  const [failed, setFailed] = useState(false);
  const loadDocument = useLeave();
  const [signOut, { loading }] = useSignOutMutation();

  const leave = async (everywhere: boolean) => {
    setFailed(false);
    const { data } = await signOut({ variables: { input: { everywhere } }, errorPolicy: 'all' }).catch(() => ({
      data: undefined,
    }));
    if (!data?.signOut) return setFailed(true);
    // Whoever comes next at this browser sees neither what was looked for nor the carts.
    recentSearches.clear();
    abCart.clear();
    cartQueue.write(null);
    return loadDocument(screens.signIn);
  };
  return (
    <>
      <p className={styles.greeting}>
        <b className={header.name}>{firstName}</b>
        <span className={header.small}>{frame.account.member}</span>
      </p>
      <nav aria-label={frame.account.pages.settings} className={styles.links}>
        <Link to={screens.inbox} className={styles.link} onClick={onChoose}>
          {unread > 0 ? frame.inbox.titleWithCount(unread) : frame.inbox.title}
        </Link>
        {pages(frame.account.pages).map(([href, title]) => (
          <Link key={href} to={href} className={styles.link} onClick={onChoose}>
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
    </>
  );
}
