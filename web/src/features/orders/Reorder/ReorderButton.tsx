import { Button } from '@larder/design-system/Button';
import { useOrdersTexts } from '../../../messages/orders.ts';
import type { Reordering } from './useReorder.ts';

interface ReorderButtonProps {
  orderNumber: string;
  reordering: Reordering;
  /** What it does, where no other order stands beside it; `Reorder` if omitted, and named by its order. */
  label?: string;
}

/** Adds an order's items to the cart in one press. What comes of it is said by a `ReorderNews`. */
export function ReorderButton({ orderNumber, reordering: { state, reorder }, label }: ReorderButtonProps) {
  const { reorder: texts } = useOrdersTexts();
  return (
    <Button
      tone="brand"
      size="small"
      aria-label={label === undefined ? texts.of(orderNumber) : undefined}
      busy={state.kind === 'busy'}
      busyLabel={texts.busy}
      onClick={() => void reorder()}
    >
      {label ?? texts.action}
    </Button>
  );
}
