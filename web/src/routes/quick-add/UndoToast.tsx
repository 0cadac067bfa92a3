import { Toast } from '@larder/design-system/Toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useQuickAddTexts } from '../../messages/usuals/quick-add.ts';

/** Long enough to read and to press, in milliseconds; whoever is at its button has as long as they like. */
const lasts = 10_000;

/** What was done in one sentence, as long as it can be undone. */
export function UndoToast({ onUndo, children }: { onUndo: () => void; children: ReactNode }) {
  const { result: texts } = useQuickAddTexts();
  const [isOver, setOver] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = box.current;
    const end = () => {
      if (here?.contains(document.activeElement)) here.addEventListener('focusout', end, { once: true });
      else setOver(true);
    };
    const timer = setTimeout(end, lasts);
    return () => {
      clearTimeout(timer);
      here?.removeEventListener('focusout', end);
    };
  }, []);
  if (isOver) return null;
  return (
    <div ref={box}>
      <Toast action={{ label: texts.undo, onClick: onUndo }}>{children}</Toast>
    </div>
  );
}
