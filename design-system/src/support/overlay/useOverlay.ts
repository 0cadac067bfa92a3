import { useEffect, useRef } from 'react';
import { closeOnBack } from './closeOnBack.ts';

export interface OverlayProps {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` when it wants to close; the parent decides. */
  onOpenChange: (open: boolean) => void;
  /** Called before it closes, however that happens; `false` keeps it open. */
  onBeforeClose?: (() => boolean) | undefined;
}

interface OverlayOptions extends OverlayProps {
  /** Whether Back closes it; else Back leaves the page, as always. */
  backCloses?: boolean | undefined;
}

/** The one way to close an overlay, whoever asks; the browser's Back asks too. */
export function useOverlay({ open, onOpenChange, onBeforeClose, backCloses = true }: OverlayOptions): () => boolean {
  const close = () => {
    if (onBeforeClose?.() === false) return false;
    onOpenChange(false);
    return true;
  };
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open || !backCloses) return undefined;
    return closeOnBack(window, () => latest.current());
  }, [open, backCloses]);
  return close;
}
