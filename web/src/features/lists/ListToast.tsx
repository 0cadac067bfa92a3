import { Toast } from '@larder/design-system/Toast';
import { useEffect, useRef } from 'react';
import { useMyListTexts } from '../../messages/savings/my-list.ts';
import type { ListKeeper, ListNotice } from './keeper/list-keeper.ts';

/** Long enough to read and to press, in milliseconds. */
const lasts = 8000;

/** What was done and can be undone, what was refused, or that the list waits for a connection. */
export function ListToast({ notice, keeper }: { notice: ListNotice | null; keeper: ListKeeper }) {
  const texts = useMyListTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice || notice.kind === 'waiting') return undefined;
    const here = box.current;
    const end = () => {
      // Whoever is at its button has as long as they like.
      if (here?.contains(document.activeElement)) here.addEventListener('focusout', end, { once: true });
      else keeper.dismiss();
    };
    const timer = setTimeout(end, lasts);
    return () => {
      clearTimeout(timer);
      here?.removeEventListener('focusout', end);
    };
  }, [notice, keeper]);
  if (!notice) return null;
  const gotIt = { label: texts.gotIt, onClick: keeper.dismiss };
  const undo = notice.kind === 'done' && {
    label: texts.undo,
    onClick: () => {
      keeper.dismiss();
      notice.undo();
    },
  };
  return (
    <div ref={box}>
      <Toast icon={notice.kind === 'done' ? undefined : 'triangle-alert'} action={undo || gotIt}>
        {notice.text}
      </Toast>
    </div>
  );
}
