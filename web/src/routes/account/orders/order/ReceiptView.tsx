import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { pathTo } from '../../../../app/routing/paths.ts';
import { CheckReceipt } from '../../../../features/orders/CheckReceipt/CheckReceipt.tsx';
import { useCheckReceipt } from '../../../../features/orders/CheckReceipt/useCheckReceipt.ts';
import { OrderSummary } from '../../../../features/orders/OrderSummary/OrderSummary.tsx';
import { ReorderButton } from '../../../../features/orders/Reorder/ReorderButton.tsx';
import { ReorderNews } from '../../../../features/orders/Reorder/ReorderNews.tsx';
import { useReorder } from '../../../../features/orders/Reorder/useReorder.ts';
import { ReceiptLines } from '../../../../features/orders/ReceiptLines/ReceiptLines.tsx';
import { useOrdersTexts } from '../../../../messages/orders.ts';
import { useReceiptTexts } from '../../../../messages/receipt.ts';
import { OrderHead } from './OrderHead.tsx';
import type { ShownOrder } from './OrderView.tsx';
import * as styles from './order.css.ts';

interface ReceiptViewProps {
  order: ShownOrder;
  receipt: NonNullable<ShownOrder['receipt']>;
}

/** A final order: every item with its steps, sums, tax, what was held and released, points, and a check of it all. */
export function ReceiptView({ order, receipt }: ReceiptViewProps) {
  const texts = useReceiptTexts();
  const { getHelp, receipt: crumb } = useOrdersTexts();
  const reordering = useReorder(order.id);
  const { state, check } = useCheckReceipt();
  return (
    <>
      <div className={styles.head}>
        <OrderHead
          orderNumber={order.id}
          poNumber={order.poNumber}
          title={texts.title}
          crumb={crumb}
          lead={texts.lead(order.id, receipt.title)}
        />
        <div className={styles.headActions}>
          <Button tone="outline" size="small" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <ReorderButton orderNumber={order.id} reordering={reordering} />
        </div>
      </div>
      <ReorderNews state={reordering.state} onClose={reordering.forget} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ReceiptLines order={order} />
        </div>
        <div className={styles.column}>
          <OrderSummary order={order} title={texts.total}>
            <div className={styles.words}>
              {[...receipt.taxTexts, order.paymentText, receipt.holdText].map(
                (text) =>
                  text && (
                    <Text key={text} size="meta" tone="soft">
                      {text}
                    </Text>
                  ),
              )}
            </div>
          </OrderSummary>
          {order.pointsText && (
            <Card as="section" padding="medium" aria-labelledby="order-points">
              <div className={styles.words}>
                <Heading level={2} size="lead" id="order-points">
                  {texts.points}
                </Heading>
                <Text>{order.pointsText}</Text>
                {order.pointsDetail && (
                  <Text size="meta" tone="soft">
                    {order.pointsDetail}
                  </Text>
                )}
              </div>
            </Card>
          )}
          <CheckReceipt receipt={receipt} state={state} onCheck={check} />
          <div className={styles.links}>
            <TextLink href={pathTo('document', { name: 'help' })} size="meta" standalone>
              {getHelp}
            </TextLink>
          </div>
        </div>
      </div>
    </>
  );
}
