import { Alert } from '@larder/design-system/Alert';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Heading } from '@larder/design-system/Heading';
import type { MouseEvent } from 'react';
import { screens } from '../../../app/routing/paths.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { OrderCard } from '../OrderCard/OrderCard.tsx';
import { isComing } from '../states.ts';
import * as styles from './OrderList.css.ts';
import type { OrderList_OrdersFragment } from './OrderList.generated.ts';
import { useMoreOrders } from './useMoreOrders.ts';

/** The household's orders: those to come first, then the past ones, and more of them on demand (G-36). */
export function OrderList({ first }: { first: OrderList_OrdersFragment }) {
  const texts = useOrdersTexts();
  const { games } = useMessages();
  const { orders, after, state, loadMore, focus } = useMoreOrders(first);
  const groups = [
    { id: 'orders-coming', title: texts.comingUp, orders: orders.filter(isComing) },
    { id: 'orders-earlier', title: texts.earlier, orders: orders.filter((order) => !isComing(order)) },
  ];
  const nearest = orders.find(({ canEdit }) => canEdit)?.id;
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (state !== 'busy') void loadMore();
  };
  return (
    <div className={styles.sections}>
      {groups.map(
        (group) =>
          group.orders.length > 0 && (
            <section key={group.title} className={styles.section} aria-labelledby={group.id}>
              <Heading level={2} size="lead" id={group.id}>
                {group.title}
              </Heading>
              <ul className={styles.cards}>
                {group.orders.map((order) => (
                  <li key={order.id} className={styles.item} ref={order.id === focus.id ? focus.ref : undefined}>
                    <OrderCard order={order} isNearest={order.id === nearest} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {(after !== null || state === 'failed') && (
        <div className={styles.more}>
          {state === 'failed' && (
            <Alert tone="error" title={texts.couldNotLoadMore}>
              {games.tryAgain}
            </Alert>
          )}
          {after !== null && (
            <ButtonLink
              tone="outline"
              block
              rel="next"
              href={`${screens.orders}?after=${encodeURIComponent(after)}`}
              aria-busy={state === 'busy'}
              onClick={press}
            >
              {state === 'busy' ? texts.loading : texts.loadMore}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
