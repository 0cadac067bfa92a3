import { Button } from '@larder/design-system/Button';
import type { Ref } from 'react';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { useOrdersTexts } from '../../../messages/orders.ts';

/** The times; they load with the first look. */
export const MoveForm = lazyPart(
  async () => (await import('./MoveForm.tsx')).MoveForm,
  'src/features/orders/MoveOrder/MoveForm.tsx',
);

interface MoveButtonProps {
  orderNumber: string;
  isOpen: boolean;
  onOpen: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** The button that shows which other times an order can have. */
export function MoveButton({ orderNumber, isOpen, onOpen, ref }: MoveButtonProps) {
  const { move: texts } = useOrdersTexts();
  return (
    <Button ref={ref} tone="outline" aria-label={texts.of(orderNumber)} aria-expanded={isOpen} onClick={onOpen}>
      {texts.action}
    </Button>
  );
}
