import { useEffect, useRef } from 'react';
import type { CouponCard_CouponFragment } from '../CouponCard/CouponCard.generated.ts';
import { Unclip } from './Unclip.tsx';

interface UndoClipProps {
  coupon: CouponCard_CouponFragment;
  /** It can be clipped again. */
  onDone: () => void;
}

/** Undoes a clip where it was made. What was pressed is gone each time: the focus goes to what has come in its place. */
export function UndoClip({ coupon, onDone }: UndoClipProps) {
  const place = useRef<HTMLSpanElement>(null);
  const card = useRef<Element | null>(null);
  useEffect(() => {
    card.current = place.current?.closest('li, article') ?? null;
    if (document.activeElement === document.body)
      place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const undone = () => {
    onDone();
    card.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <span ref={place}>
      <Unclip coupon={coupon} isUndo onDone={undone} />
    </span>
  );
}
