import { Heading } from '@larder/design-system/Heading';
import { Icon, type IconName } from '@larder/design-system/Icon';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { Tile } from '@larder/design-system/Tile';
import { useInboxTexts } from '../../../messages/inbox.ts';
import type { NoticeType } from '../../../graphql/schema-types.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { actions, icon, item, list, meta, words } from './NoticeList.css.ts';
import type { NoticeList_NoticeFragment } from './NoticeList.generated.ts';

const icons: Record<NoticeType, IconName> = {
  WIN: 'trophy',
  CLAIM: 'badge-check',
  COUPON_EXPIRING: 'ticket-percent',
  ORDER_CHANGED: 'package',
  SUB_REMINDER: 'calendar-sync',
  POINTS_POSTED: 'sparkles',
  PRIZE_BACK: 'bell',
};

interface NoticeListProps {
  notices: readonly NoticeList_NoticeFragment[];
  /** Called when an unread notice is opened or marked as read. */
  onRead: (id: string) => void;
}

/** The shopper's notices, newest first; new ones say so in words (N-69). */
export function NoticeList({ notices, onRead }: NoticeListProps) {
  const inbox = useInboxTexts();
  const openText = (type: NoticeType) => (type === 'ORDER_CHANGED' ? inbox.orderDetails : inbox.open);
  return (
    <ul className={list}>
      {notices.map(({ id, type, title, body, href, dateString, isRead }) => (
        <li key={id} className={item}>
          <Tile size="small">
            <span className={icon}>
              <Icon name={icons[type]} />
            </span>
          </Tile>
          <div className={words}>
            <div className={meta}>
              {isRead ? null : <Status kind="active">{inbox.unread}</Status>}
              <Text size="meta" tone="soft">
                {dateString}
              </Text>
            </div>
            <Heading level={2} size="label">
              {title}
            </Heading>
            <Text tone="soft">{body}</Text>
            <div className={actions}>
              {href ? (
                <TextLink
                  href={href}
                  size="meta"
                  standalone
                  aria-label={`${openText(type)}: ${title}`}
                  onClick={() => isRead || onRead(id)}
                >
                  {openText(type)}
                </TextLink>
              ) : null}
              {isRead ? null : (
                <LinkButton aria-label={inbox.markReadOf(title)} onClick={() => onRead(id)}>
                  {inbox.markRead}
                </LinkButton>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
