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
import * as styles from './LastOrder.css.ts';
import type { LastOrder_OrderFragment } from './LastOrder.generated.ts';

/** Pictures that fit beside the words. */
const shownLines = 4;

/** The order that was handed over last, to be had again in one press; what is out is named before. */
export function LastOrder({ order }: { order: LastOrder_OrderFragment }) {
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
            {texts.title(order.weekday)}
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
        <ReorderNews state={reordering.state} onClose={reordering.forget} />
      </div>
    </section>
  );
}
