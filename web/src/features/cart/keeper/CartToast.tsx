import { Toast } from '@larder/design-system/Toast';
import { useEffect } from 'react';
import { useCartTexts } from '../../../messages/cart.ts';
import { useKeeper, useKeeperState } from './useKeeper.ts';

/** Long enough to read and to reach by keyboard, in milliseconds. */
const lasts = 10_000;

/** What became of a change: why a line was refused, that it waits for a connection, or that it's gone and can come back. */
export function CartToast() {
  const texts = useCartTexts();
  const { notice } = useKeeperState();
  const keeper = useKeeper();
  useEffect(() => {
    if (!notice || notice.kind === 'waiting') return undefined;
    const timer = setTimeout(() => keeper().dismiss(), lasts);
    return () => clearTimeout(timer);
  }, [notice, keeper]);
  if (!notice) return null;
  if (notice.kind === 'removed')
    return <Toast action={{ label: texts.undo, onClick: notice.undo }}>{texts.removed(notice.name)}</Toast>;
  return (
    <Toast icon="triangle-alert" action={{ label: texts.gotIt, onClick: () => keeper().dismiss() }}>
      {notice.text}
    </Toast>
  );
}
