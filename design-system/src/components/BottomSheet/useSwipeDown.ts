import { type PointerEvent, useRef } from 'react';

/** How far down, in px, a finger takes the sheet before it goes. */
const enough = 96;

type Swipe = (event: PointerEvent<HTMLElement>) => void;

/** Lets people drag the dialog down by its top; released far enough down it closes, otherwise it springs back. */
export function useSwipeDown(close: () => boolean): Record<`onPointer${'Down' | 'Move' | 'Up' | 'Cancel'}`, Swipe> {
  const start = useRef<number | null>(null);
  const place = (event: PointerEvent<HTMLElement>, down: number) => {
    const panel = event.currentTarget.closest<HTMLElement>('[role=dialog]');
    if (panel) panel.style.translate = down > 0 ? `0 ${down}px` : '';
  };
  return {
    onPointerDown: (event) => {
      if (!event.isPrimary || (event.target as Element).closest('button')) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event) => {
      if (start.current !== null) place(event, event.clientY - start.current);
    },
    onPointerUp: (event) => {
      if (start.current === null) return;
      const far = event.clientY - start.current >= enough;
      start.current = null;
      if (!far || !close()) place(event, 0);
    },
    onPointerCancel: (event) => {
      start.current = null;
      place(event, 0);
    },
  };
}
