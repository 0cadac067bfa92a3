import { Alert } from '@larder/design-system/Alert';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pathTo } from '../../../../app/routing/paths.ts';
import { OrderLines } from '../../../../features/orders/OrderLines/OrderLines.tsx';
import { OrderProgress } from '../../../../features/orders/OrderProgress/OrderProgress.tsx';
import { OrderSummary } from '../../../../features/orders/OrderSummary/OrderSummary.tsx';
import { OrderToday } from '../../../../features/orders/OrderToday/OrderToday.tsx';
import { useSaidArrival } from '../../../../features/orders/OrderToday/useSaidArrival.ts';
import { PaymentCard } from '../../../../features/orders/PaymentCard/PaymentCard.tsx';
import { PlaceCard } from '../../../../features/orders/PlaceCard/PlaceCard.tsx';
import { ReorderButton } from '../../../../features/orders/Reorder/ReorderButton.tsx';
import { ReorderNews } from '../../../../features/orders/Reorder/ReorderNews.tsx';
import { useReorder } from '../../../../features/orders/Reorder/useReorder.ts';
import { openSwaps } from '../../../../features/orders/states.ts';
import { SwapCard } from '../../../../features/orders/SwapCard/SwapCard.tsx';
import { useOrdersTexts } from '../../../../messages/orders.ts';
import { OrderHead } from './OrderHead.tsx';
import type { OrderPageQuery } from './Order.generated.ts';
import * as styles from './order.css.ts';

export type ShownOrder = NonNullable<OrderPageQuery['order']>;

/** An order that isn't final yet, or never will be: its way, its lines, its sums, and its place. */
export function OrderView({ order, onChanged }: { order: ShownOrder; onChanged: () => void }) {
  const texts = useOrdersTexts();
  const reordering = useReorder(order.id);
  const { today } = order;
  // Said for as long as the shopper stays: they have just saved what they changed.
  const isSaved = (useLocation().state as { isSaved?: boolean } | null)?.isSaved ?? false;
  // What has become of it comes first; when it was for follows.
  const isOver = order.state === 'HANDED_OVER' || order.state === 'CANCELLED';
  const news = <ReorderNews state={reordering.state} onClose={reordering.forget} />;
  useSaidArrival(today?.title);
  const hasChanged = order.changes.length > 0;
  // What waits for an answer comes right after the head; once it's answered, nothing moves.
  const [isAsked] = useState(() => openSwaps(order.swaps) > 0);
  const reorder = (
    <div className={styles.headActions}>
      <ReorderButton orderNumber={order.id} reordering={reordering} label={texts.reorder.action} />
    </div>
  );
  return (
    <>
      <div className={styles.head}>
        <OrderHead
          orderNumber={order.id}
          poNumber={order.poNumber}
          title={today?.title ?? (isOver ? order.stateText : order.title)}
          crumb={texts.number(order.id)}
          lead={today?.lead ?? (isOver ? texts.wasFor(order.title, order.placedText) : order.placedText)}
        />
        {!isAsked && reorder}
      </div>
      {isSaved && <Alert tone="success" title={texts.changesSaved(texts.money(order.total))} />}
      {!isAsked && news}
      <div className={styles.columns}>
        <div className={styles.column}>
          <PaymentCard order={order} />
          <SwapCard order={order} />
          {isAsked && (
            <>
              {reorder}
              {news}
            </>
          )}
          <div className={styles.way}>
            {today ? <OrderToday order={order} today={today} /> : <OrderProgress order={order} onChanged={onChanged} />}
          </div>
          <OrderLines order={order} />
        </div>
        <div className={styles.column}>
          <OrderSummary order={order} title={hasChanged ? texts.soFar : texts.summary}>
            {order.pointsText && (
              <Text size="meta" tone="soft">
                {order.pointsText}
              </Text>
            )}
          </OrderSummary>
          <PlaceCard order={order} />
          <div className={styles.links}>
            <TextLink href={pathTo('document', { name: 'help' })} size="meta" standalone>
              {texts.getHelp}
            </TextLink>
          </div>
        </div>
      </div>
    </>
  );
}
