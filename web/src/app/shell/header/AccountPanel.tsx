import { Button } from '@larder/design-system/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFrame } from '../../data/frame.ts';
import { screens } from '../../routing/paths.ts';
import { useAccountPanelTexts } from '../../../messages/account/account-panel.ts';
import type { Messages } from '../../../messages/catalogs.ts';
import { useMessages } from '../../../messages/messages.ts';
import * as styles from './AccountMenu.css.ts';
import * as header from './Header.css.ts';
import { useLeave } from '../../routing/leave.ts';
import { abCart } from '../../../storage/ab-cart.ts';
import { cartQueue } from '../../../storage/cart-queue.ts';
import { couponBundles } from '../../../storage/coupons/coupon-bundles.ts';
import { subscriptionList } from '../../../storage/subscription-list.ts';
import { quickAddBasket } from '../../../storage/quick-add-basket.ts';
import { quickAddRequest } from '../../../storage/quick-add-request.ts';
import { removeKeptPages } from '../../../storage/keep-pages.ts';
import { recentSearches } from '../../../storage/recent-searches.ts';
import { SchemeChoice } from './SchemeChoice.tsx';
import { useSignOutMutation } from './SignOut.generated.ts';

const pages = ({
  clubCard,
  orders,
  rewards,
  prizes,
  settings,
  addresses,
  communication,
}: Messages['frame']['account']['pages']) => [
  [screens.clubCard, clubCard] as const,
  [screens.orders, orders] as const,
  [screens.rewards, rewards] as const,
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
  const texts = useAccountPanelTexts();
  const { viewer } = useFrame();
  const [failed, setFailed] = useState(false);
  const loadDocument = useLeave();
  const [signOut, { loading }] = useSignOutMutation();

  const leave = async (everywhere: boolean) => {
    setFailed(false);
    const { data } = await signOut({ variables: { input: { everywhere } }, errorPolicy: 'all' }).catch(() => ({
      data: undefined,
    }));
    if (!data?.signOut) return setFailed(true);
    // Whoever comes next at this browser sees neither what was looked for nor the carts. Clips and changes of My List that
    // still wait are kept under the shopper's id, for them alone.
    recentSearches.clear();
    abCart.clear();
    cartQueue.write(null);
    couponBundles.clear();
    subscriptionList.clear();
    quickAddBasket.clear();
    quickAddRequest.clear();
    await removeKeptPages();
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
        {pages(frame.account.pages)
          // The site of businesses has no rewards (S-165).
          .filter(([href]) => href !== screens.rewards || viewer.site !== 'BUSINESS')
          .map(([href, title]) => (
            <Link key={href} to={href} className={styles.link} onClick={onChoose}>
              {title}
            </Link>
          ))}
      </nav>
      <SchemeChoice />
      <div className={styles.actions}>
        {failed && (
          <p role="alert" className={styles.failed}>
            {texts.failed}
          </p>
        )}
        <Button
          tone="outline"
          size="small"
          block
          busy={loading}
          busyLabel={texts.signingOut}
          onClick={() => void leave(false)}
        >
          {texts.signOut}
        </Button>
        <Button tone="plain" size="small" block disabled={loading} onClick={() => void leave(true)}>
          {texts.signOutEverywhere}
        </Button>
      </div>
    </>
  );
}
