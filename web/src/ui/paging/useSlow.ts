import { useEffect, useState } from 'react';

/** Has something been under way for a while? What is quick shows no sign of it. */
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
