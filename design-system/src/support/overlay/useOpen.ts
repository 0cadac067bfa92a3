import { useState } from 'react';
import { useOverlay } from './useOverlay.ts';

/** An overlay with a trigger: it keeps its own state, unless the parent does. */
export interface TriggeredProps {
  /** Set together with `onOpenChange` when the parent controls it; otherwise its trigger does. */
  open?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called before it closes, however that happens; `false` keeps it open. */
  onBeforeClose?: (() => boolean) | undefined;
}

/** Whether it is open, what Radix calls to change that, and the one way to close it. */
export function useOpen({ open, onOpenChange, onBeforeClose }: TriggeredProps) {
  const [own, setOwn] = useState(false);
  const shown = open ?? own;
  const set = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const close = useOverlay({ open: shown, onOpenChange: set, onBeforeClose });
  return { open: shown, change: (next: boolean) => (next ? set(true) : void close()), close };
}
