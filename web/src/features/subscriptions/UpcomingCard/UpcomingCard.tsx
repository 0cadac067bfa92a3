import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { useSubscriptionsTexts } from '../../../messages/subscriptions.ts';
import type { ItemChange } from '../item-change.ts';
import type { SubscribedRow_ItemFragment as Subscribed } from '../SubscribedRow/SubscribedRow.generated.ts';
import type { OneTimeItem } from '../useScheduleChange.ts';
import { ComingRow } from './ComingRow.tsx';
import * as styles from './UpcomingCard.css.ts';
import type { UpcomingCard_OrderFragment } from './UpcomingCard.generated.ts';

interface UpcomingCardProps {
  order: UpcomingCard_OrderFragment;
  /** What comes again and again. */
  subscribed: readonly Subscribed[];
  /** How often something can come. */
  frequencies: readonly { weeks: number; text: string }[];
  /** Earliest day to move an item to. */
  firstDate: string;
  /** Whose change is being sent: a day, a subscription, or a product; null while none is. */
  busy?: string | null;
  /** The subscription that links to prices that rose lead to. */
  anchored?: string | undefined;
  onSkip: () => void;
  /** Opens what can be added to it. */
  onEdit: () => void;
  onChange: (item: Subscribed, change: ItemChange) => void;
  onChangeOnce: (item: OneTimeItem) => void;
}

/** A day of the calendar: what comes, what it costs, how long it can be changed, and what can be done about it (N-66, G-132). */
export function UpcomingCard(props: UpcomingCardProps) {
  const { order, subscribed, frequencies, firstDate, busy = null, anchored, onSkip, onEdit } = props;
  const texts = useSubscriptionsTexts();
  const titleId = useId();
  const { date, title, placeText, state, orderPath, canSkip, areItemsOpen, estimate, noticeText } = order;
  // Once it is an order, its own page changes it.
  const canEdit = state === 'PLANNED' && areItemsOpen;
  return (
    <Card as="article" padding="medium" aria-labelledby={titleId}>
      <div className={styles.layout}>
        <div className={styles.day}>
          <h3 className={styles.title} id={titleId}>
            {title}
          </h3>
          <Text size="meta" tone="soft">
            {placeText}
          </Text>
        </div>
        {order.items.length > 0 && (
          <ul className={styles.items} aria-label={texts.inIt}>
            {order.items.map((item) => {
              const again = canEdit ? subscribed.find(({ id }) => id === item.id) : undefined;
              const once = { date, productId: item.productId, name: item.name, quantity: 0, before: item.quantity };
              return (
                <ComingRow
                  key={item.id}
                  order={order}
                  item={item}
                  subscribed={again}
                  frequencies={frequencies}
                  firstDate={firstDate}
                  busy={busy !== null && (busy === item.id || busy === item.productId)}
                  anchor={again?.nextDate === date && item.id === anchored ? 'prices' : undefined}
                  onChange={props.onChange}
                  onTakeOff={canEdit && item.isOneTime ? () => props.onChangeOnce(once) : undefined}
                />
              );
            })}
          </ul>
        )}
        <div className={styles.foot}>
          {noticeText && <Alert tone="warning" size="small" title={noticeText} />}
          <dl className={styles.windows}>
            <Window label={texts.windows.items} isOpen={order.areItemsOpen} text={order.itemsText} />
            <Window label={texts.windows.date} isOpen={order.isDateOpen} text={order.dateText} />
          </dl>
          {state === 'NONE' ? (
            <Text tone="soft">{texts.none}</Text>
          ) : (
            <p className={styles.sum}>
              <Text as="span" size="meta" tone="soft">
                {texts.estimated}
              </Text>{' '}
              <span className={styles.total}>{texts.money(estimate)}</span>
            </p>
          )}
          {(orderPath !== null || canEdit || canSkip) && (
            <div className={styles.actions}>
              {orderPath !== null && (
                <ButtonLink tone="primary" size="small" href={orderPath} aria-label={texts.viewOf(title)}>
                  {texts.view}
                </ButtonLink>
              )}
              {canEdit && (
                <Button
                  tone="outline"
                  size="small"
                  onClick={onEdit}
                  aria-label={texts.editOf(title)}
                  aria-haspopup="dialog"
                  data-needs-scripts=""
                >
                  {texts.edit}
                </Button>
              )}
              {canSkip && (
                <Button
                  tone="outline"
                  size="small"
                  busy={busy === order.id}
                  busyLabel={texts.skipDay}
                  onClick={onSkip}
                  aria-label={texts.skipOf(title)}
                  data-needs-scripts=""
                >
                  {texts.skipDay}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

function Window({ label, isOpen, text }: { label: string; isOpen: boolean; text: string }) {
  return (
    <div className={styles.window}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.when[isOpen ? 'open' : 'closed']}>{text}</dd>
    </div>
  );
}
