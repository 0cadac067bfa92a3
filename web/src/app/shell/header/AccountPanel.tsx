import { Button } from '@larder/design-system/Button';
import { Link } from 'react-router-dom';
import { useFrame } from '../../data/frame.ts';
import { screens } from '../../routing/paths.ts';
import { useAccountPanelTexts } from '../../../messages/account/account-panel.ts';
import type { Messages } from '../../../messages/catalogs.ts';
import { useMessages } from '../../../messages/messages.ts';
import * as styles from './AccountPanel.css.ts';
import * as header from './Header.css.ts';
import { OtherLanguage } from '../navigation/OtherLanguage.tsx';
import { SchemeChoice } from './SchemeChoice.tsx';
import { useLeaveAccount } from '../../../features/identity/useLeaveAccount.ts';

const pages = ({
  clubCard,
  orders,
  rewards,
  prizes,
  settings,
  addresses,
  security,
  communication,
}: Messages['frame']['account']['pages']) => [
  [screens.clubCard, clubCard] as const,
  [screens.orders, orders] as const,
  [screens.rewards, rewards] as const,
  [screens.wallet, prizes] as const,
  [screens.profile, settings] as const,
  [screens.addresses, addresses] as const,
  [screens.security, security] as const,
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
  const { leave, isLeaving, failed } = useLeaveAccount();
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
      <div className={styles.links}>
        <OtherLanguage />
      </div>
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
          busy={isLeaving}
          busyLabel={texts.signingOut}
          onClick={() => void leave(false)}
        >
          {texts.signOut}
        </Button>
        <Button tone="plain" size="small" block disabled={isLeaving} onClick={() => void leave(true)}>
          {texts.signOutEverywhere}
        </Button>
      </div>
    </>
  );
}
