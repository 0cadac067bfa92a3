import { useEffect, useEffectEvent, useRef } from 'react';

const name = 'larder.prizes';

/**
 * Keeps the prize pages of several tabs in step: what one redeems, the others load anew, so that none offers what is
 * gone.
 *
 * @returns tells the other tabs that something has changed.
 */
export function useOtherTabs(onChanged: () => void): () => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel(name);
    opened.onmessage = () => changed();
    channel.current = opened;
    return () => {
      channel.current = null;
      opened.close();
    };
  }, []);
  return () => channel.current?.postMessage('changed');
}
