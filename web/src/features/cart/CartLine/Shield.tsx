import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Inline } from '@larder/design-system/Inline';
import { useEffect, useRef } from 'react';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import type { Held } from './useShield.ts';

interface ShieldProps {
  held: Held;
  /** What the line is called. */
  name: string;
  /** How many there are now. */
  quantity: number;
  onKeep: () => void;
}

/** Before an edit loses what the cart has reached: what it would lose, one tap to keep it, and one to go on. */
export function Shield({ held, name, quantity, onKeep }: ShieldProps) {
  const texts = useCartAdviceTexts();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const line = keep.current?.closest('li');
    keep.current?.focus({ preventScroll: true });
    // What was pressed is gone then: the line's quantity is next.
    return () => {
      if (document.activeElement === document.body) line?.querySelector('input')?.focus({ preventScroll: true });
    };
  }, []);
  const [keepLabel, goOnLabel] =
    held.quantity === 0
      ? [texts.shield.keep, texts.shield.removeAnyway]
      : [texts.shield.keepMany(quantity), texts.shield.goDown(held.quantity)];
  return (
    <Alert
      tone="warning"
      size="small"
      title={held.text}
      action={
        <Inline gap={2}>
          <Button ref={keep} tone="brand" size="small" aria-label={texts.shield.of(keepLabel, name)} onClick={onKeep}>
            {keepLabel}
          </Button>
          <Button tone="quiet" size="small" aria-label={texts.shield.of(goOnLabel, name)} onClick={held.goOn}>
            {goOnLabel}
          </Button>
        </Inline>
      }
    />
  );
}
