import { Button } from '@larder/design-system/Button';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { useOrdersTexts } from '../../../messages/orders.ts';
import type { CancelOrder_OrderFragment } from './CancelOrder.generated.ts';

const CancelDialog = lazyPart(
  async () => (await import('./CancelDialog.tsx')).CancelDialog,
  'src/features/orders/CancelOrder/CancelDialog.tsx',
);

interface CancelOrderProps {
  order: CancelOrder_OrderFragment;
  onCanceled: () => void;
}

/** The button that cancels an order; it asks first. */
export function CancelOrder({ order, onCanceled }: CancelOrderProps) {
  const texts = useOrdersTexts();
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button tone="outline" aria-label={texts.cancel.of(order.id)} onClick={() => setOpen(true)}>
        {texts.cancel.action}
      </Button>
      {open !== null && (
        <Suspense>
          <CancelDialog order={order} open={open} onOpenChange={setOpen} onCanceled={onCanceled} />
        </Suspense>
      )}
    </>
  );
}
