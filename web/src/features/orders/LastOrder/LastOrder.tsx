import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useId } from 'react';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { lineName } from '../../../ui/line-name.ts';
import { OrderPreviews } from '../OrderPreviews/OrderPreviews.tsx';
import { ReorderButton } from '../Reorder/ReorderButton.tsx';
import { ReorderNews } from '../Reorder/ReorderNews.tsx';
import { useReorder } from '../Reorder/useReorder.ts';
import { isComing } from '../states.ts';
import * as styles from './LastOrder.css.ts';
import type { LastOrder_OrdersFragment } from './LastOrder.generated.ts';

type Order = LastOrder_OrdersFragment['edges'][number]['node'];

/** Pictures that fit beside the words. */
const shownLines = 4;

/** The order that was handed over last, to be had again in one press; what is out is named before. Nothing without one. */
export function LastOrder({ orders }: { orders: LastOrder_OrdersFragment }) {
  const order = orders.edges.map(({ node }) => node).find((each) => !isComing(each) && each.state !== 'CANCELLED');
  return order ? <Strip order={order} /> : null;
}

function Strip({ order }: { order: Order }) {
  const { lastOrder: texts, money } = useOrdersTexts();
  const reordering = useReorder(order.id);
  const id = useId();
  const out = order.lines.filter(({ product }) => !product || product.availability.state === 'UNAVAILABLE');
  const left = order.lines.length - out.length;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <div className={styles.strip}>
        <OrderPreviews lines={order.lines.slice(0, shownLines)} />
        <div className={styles.words}>
          <Heading level={2} size="small" id={id}>
            {texts.title}
          </Heading>
          <Text size="meta" tone="soft">
            <TextLink href={order.path}>{order.title}</TextLink>
            {' · '}
            {texts.facts(order.lines.length, money(order.total))}
            {out.length > 0 && ` ${texts.out(out.map(lineName))}`}
          </Text>
        </div>
        {left > 0 && (
          <span className={styles.button} data-needs-scripts="">
            <ReorderButton orderNumber={order.id} reordering={reordering} label={texts.action(left)} />
          </span>
        )}
      </div>
      <div aria-live="polite">
        <ReorderNews state={reordering.state} />
      </div>
    </section>
  );
}
