import { Icon } from '@larder/design-system/Icon';
import { Link } from '@larder/design-system/LinkProvider';
import { Text } from '@larder/design-system/Text';
import { Truncate } from '@larder/design-system/Truncate';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { Fragment, type ReactNode } from 'react';
import type { NoticeAge } from '../../../graphql/schema-types.ts';
import { useInboxTexts } from '../../../messages/inbox.ts';
import { looks } from './kinds.ts';
import * as styles from './NoticeList.css.ts';
import type { NoticeList_NoticeFragment } from './NoticeList.generated.ts';

const ages = ['TODAY', 'YESTERDAY', 'EARLIER'] as const satisfies readonly NoticeAge[];

interface NoticeListProps {
  notices: readonly NoticeList_NoticeFragment[];
  /** Id of the open one. */
  openId: string | undefined;
  /** Where a notice opens. */
  hrefOf: (id: string) => string;
  /** Called when a notice is opened. */
  onOpen: (id: string) => void;
  /** The open letter: beside the list where there is room, else below its row. */
  children: ReactNode;
}

/** The shopper's notices by their day, newest first; unread ones are bold, with a dot and a word (N-69). */
export function NoticeList({ notices, openId, hrefOf, onOpen, children }: NoticeListProps) {
  const texts = useInboxTexts();
  return (
    <div className={styles.panes}>
      {ages.map((age) => {
        const those = notices.filter((notice) => notice.age === age);
        if (those.length === 0) return null;
        return (
          <Fragment key={age}>
            <h2 className={styles.day}>{texts.ages[age]}</h2>
            <ul className={styles.list}>
              {those.map((notice) => (
                <li key={notice.id} className={styles.item}>
                  <Row
                    notice={notice}
                    isOpen={notice.id === openId}
                    href={hrefOf(notice.id)}
                    onOpen={() => onOpen(notice.id)}
                  />
                  {notice.id === openId && children}
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
    </div>
  );
}

interface RowProps {
  notice: NoticeList_NoticeFragment;
  isOpen: boolean;
  href: string;
  onOpen: () => void;
}

function Row({ notice: { id, type, title, body, timeString, isRead }, isOpen, href, onOpen }: RowProps) {
  const texts = useInboxTexts();
  return (
    <Link
      id={`notice-${id}`}
      className={isOpen ? styles.openRow : styles.row}
      href={href}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className={styles.icon}>
        <Icon name={looks[type].icon} />
      </span>
      <span className={styles.words}>
        <span className={isRead ? styles.title : styles.newTitle}>{title}</span>
        <Text as="span" size="meta" tone="soft">
          {isOpen ? body : <Truncate lines={2}>{body}</Truncate>}
        </Text>
      </span>
      <span className={styles.end}>
        <Text as="span" size="meta" tone="soft">
          {timeString}
        </Text>
        {!isRead && (
          <>
            <span className={styles.dot} aria-hidden="true" />
            <VisuallyHidden>{texts.unread}</VisuallyHidden>
          </>
        )}
      </span>
    </Link>
  );
}
