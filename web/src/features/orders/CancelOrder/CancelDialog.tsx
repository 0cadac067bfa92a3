import { useApolloClient } from '@apollo/client/react';
import { Alert } from '@larder/design-system/Alert';
import { AlertDialog } from '@larder/design-system/AlertDialog';
import { List, ListItem } from '@larder/design-system/List';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useState } from 'react';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { change } from '../../../writes/change.ts';
import { failureOf } from '../../../writes/failure.ts';
import { requestKeys } from '../../../writes/request-key.ts';
import { refreshCarts } from '../../cart/useCarts.ts';
import { CancelOrderDocument, type CancelOrder_OrderFragment } from './CancelOrder.generated.ts';

interface CancelDialogProps {
  order: CancelOrder_OrderFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCanceled: () => void;
}

/** Asks whether to cancel, and says what becomes of the time, the coupons, the points, and the money held (N-39, N-64). */
export function CancelDialog({ order, open, onOpenChange, onCanceled }: CancelDialogProps) {
  const { cancel: texts } = useOrdersTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const [keys] = useState(requestKeys);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const consequences = [
    texts.time[order.channel],
    texts.coupons,
    ...(order.pointsText ? [texts.points] : []),
    texts.hold,
  ];

  const confirm = async () => {
    setBusy(true);
    setFailed(null);
    try {
      const { data } = await change(client, {
        mutation: CancelOrderDocument,
        variables: { input: { orderNumber: order.id, clientRequestId: keys.of({ cancel: order.id }) } },
        isAnswered: (answer) => Boolean(answer.cancelOrder),
      });
      keys.answered();
      const [error] = data.cancelOrder.userErrors;
      if (error) setFailed(error.message);
      else {
        onOpenChange(false);
        announce(texts.done(order.id));
        // If it was being changed, it isn't anymore.
        refreshCarts();
      }
      onCanceled();
    } catch (error) {
      const failure = failureOf(error);
      if (failure) setFailed(failure.message ?? texts.failedText);
      else onOpenChange(false);
    } finally {
      setBusy(false);
    }
  };

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.lead(order.id)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      busy={busy}
      busyLabel={texts.busy}
      onConfirm={() => void confirm()}
    >
      <List kind="bullet">
        {consequences.map((text) => (
          <ListItem key={text}>{text}</ListItem>
        ))}
      </List>
      {failed && (
        <Alert tone="error" size="small" title={texts.failed}>
          {failed}
        </Alert>
      )}
    </AlertDialog>
  );
}
