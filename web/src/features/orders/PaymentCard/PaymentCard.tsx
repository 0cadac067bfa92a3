import { useApolloClient } from '@apollo/client/react';
import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { change } from '../../../writes/change.ts';
import { useChange } from '../../../writes/useChange.ts';
import { ChangeOrderPaymentDocument, type PaymentCard_OrderFragment } from './PaymentCard.generated.ts';
import * as styles from './PaymentCard.css.ts';

/** What a card refused to hold of an order's new total, and the ways on (N-50, N-64); nothing while it is covered. */
export function PaymentCard({ order: { id: orderNumber, paymentProblem } }: { order: PaymentCard_OrderFragment }) {
  const { payment: texts } = useOrdersTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const titleId = useId();
  const { busy, failed, send } = useChange<string>(texts.failedText);
  if (!paymentProblem) return null;
  const pay = async (paymentId: string): Promise<void> => {
    const input = { orderNumber, paymentId };
    const answer = await send(paymentId, input, async (clientRequestId) => {
      const { data } = await change(client, {
        mutation: ChangeOrderPaymentDocument,
        variables: { input: { ...input, clientRequestId } },
        isAnswered: ({ changeOrderPayment }) => Boolean(changeOrderPayment),
      });
      return data.changeOrderPayment;
    });
    if (answer) announce(texts.done(answer.order?.paymentText ?? ''));
  };
  return (
    <Card as="section" padding="medium" edge="ink" id="payment" aria-labelledby={titleId}>
      <div className={styles.card}>
        <div className={styles.title}>
          <Icon name="circle-alert" />
          <Heading level={2} size="lead" id={titleId}>
            {paymentProblem.title}
          </Heading>
        </div>
        <Text tone="soft">{paymentProblem.text}</Text>
        {failed && (
          <Alert tone="error" size="small" title={texts.failed}>
            {failed}
          </Alert>
        )}
        <div className={styles.actions} data-needs-scripts>
          {paymentProblem.choices.map(({ paymentId, text }, index) => (
            <Button
              key={paymentId}
              tone={index === 0 ? 'primary' : 'outline'}
              busy={busy === paymentId}
              busyLabel={texts.busy}
              onClick={() => void pay(paymentId)}
            >
              {text}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}
