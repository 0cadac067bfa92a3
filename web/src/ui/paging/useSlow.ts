import { useEffect, useState } from 'react';

/** Has something been in progress for a while? Anything quick shows no loading state. */
export function useSlow(isUnderWay: boolean, afterMs = 200): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay, afterMs]);
  return isUnderWay && isSlow;
}
