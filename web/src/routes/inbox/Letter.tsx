import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useRevalidator } from 'react-router-dom';
import { useOrderChanges } from '../../features/live/useOrderChanges.ts';
import * as styles from '../../features/notices/NoticeList/NoticeList.css.ts';
import type { NoticeList_NoticeFragment as Notice } from '../../features/notices/NoticeList/NoticeList.generated.ts';
import { OrderLetter } from '../../features/orders/OrderLetter.tsx';
import { useInboxTexts } from '../../messages/inbox.ts';
import type { InboxOrderQuery } from './Inbox.generated.ts';
import { orderOf } from './view.ts';

type Order = NonNullable<InboxOrderQuery['order']>;

/** The open notice: what has happened, what can be done about it, and the way to what it is about. */
export function Letter({ notice, order }: { notice: Notice; order: Order | null | undefined }) {
  const texts = useInboxTexts();
  const { id, title, body, href, timeString } = notice;
  const isOfOrder = orderOf(notice) !== null;
  return (
    <article className={styles.letter} aria-labelledby={`letter-${id}`}>
      <div className={styles.beside}>
        <div className={styles.letterHead}>
          <Text size="meta" tone="soft">
            {timeString}
          </Text>
          <Heading level={3} size="title" id={`letter-${id}`}>
            {title}
          </Heading>
          <Text tone="soft">{body}</Text>
        </div>
      </div>
      {order && <FollowedOrder order={order} />}
      {isOfOrder && !order && <Text tone="soft">{texts.orderFailed}</Text>}
      <div>
        <TextLink
          href={href}
          size="meta"
          standalone
          aria-label={`${isOfOrder ? texts.orderDetails : texts.open}: ${title}`}
        >
          {isOfOrder ? texts.orderDetails : texts.open}
        </TextLink>
      </div>
    </article>
  );
}

/** The order of a letter, as the store changes it while the letter is open. */
function FollowedOrder({ order }: { order: Order }) {
  const { revalidate } = useRevalidator();
  useOrderChanges(revalidate, order);
  return <OrderLetter order={order} />;
}
