import { Button } from '@larder/design-system/Button';
import { useOrdersTexts } from '../../../messages/orders.ts';
import type { Reordering } from './useReorder.ts';

interface ReorderButtonProps {
  orderNumber: string;
  reordering: Reordering;
}

/** Adds an order's items to the cart in one press. What comes of it is said by a `ReorderNews`. */
export function ReorderButton({ orderNumber, reordering: { state, reorder } }: ReorderButtonProps) {
  const { reorder: texts } = useOrdersTexts();
  return (
    <Button
      tone="brand"
      size="small"
      aria-label={texts.of(orderNumber)}
      busy={state.kind === 'busy'}
      busyLabel={texts.busy}
      onClick={() => void reorder()}
    >
      {texts.action}
    </Button>
  );
}
