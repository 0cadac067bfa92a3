import { useEffect, useState } from 'react';

/** Keeps the screen on while the page is open and in front. @returns whether it does: a phone low on battery may refuse */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const taken = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isOver) return void taken?.release();
      lock = taken;
      lock?.addEventListener('release', () => setAwake(false));
      setAwake(lock !== undefined);
    };
    void ask();
    // A page that goes to the back loses the lock; it takes it again when it returns.
    const again = () => void ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
